# Completion for fish: what --help lists, so that nothing is said twice.
function __facedown_cli_words
    set -l words (commandline -opc)
    set -l help ($words[1] $words[2] --help 2>/dev/null); or return
    set -l option (string replace -ra '[^a-z-]' '' -- $words[-1])
    set -l choices (string match -rg "^  $option \w+:\{(.*)\}" -- $help)
    if set -q choices[1]
        string split , $choices
    else if string match -q -- '-*' (commandline -ct)
        string match -rg '^  (?:-h,)?(--[a-z-]+)' -- $help
    else if not set -q words[2]
        string match -r '^  [a-z]+ +.*' -- $help | string replace -r '^  ([a-z]+) +' '$1\t'
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c facedown-cli -f -a '(__facedown_cli_words)'
