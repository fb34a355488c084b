const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function share(found: number, of: number): number {
  return of > 0 ? found / of : 0
}

/** How much of it goes on as an alphabet, a row of keys or the same key does. */
function shareOfSequences(text: string): number {
  const follows = (left: string, right: string) =>
    left === right || rows.some((row) => row.includes(left + right) || row.includes(right + left))
  const letters = [...text.toLowerCase()]
  const steps = letters.filter((letter, at) => at > 0 && follows(letters[at - 1] ?? '', letter))
  return share(steps.length, letters.length - 1)
}

/** How much of it says again what it said before. */
function shareOfRepeats(text: string): number {
  const pieces = Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))
  return 1 - share(new Set(pieces).size, pieces.length)
}

const isVowel = (letter: string) => 'aeiou'.includes(letter)

/** Words change between vowel and consonant at almost every letter; random letters seldom do. */
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
 * Whether a secret may have come from a random generator. The limits are far from what generators give (of 200,000
 * of `openssl rand -base64 48` none comes near one) and near enough to refuse what people type.
 */
export function looksRandom(secret: string): boolean {
  return (
    new Set(secret).size >= 10 &&
    shareOfSequences(secret) < 0.4 &&
    shareOfRepeats(secret) < 0.25 &&
    shareOfWords(secret) < 0.65
  )
}
