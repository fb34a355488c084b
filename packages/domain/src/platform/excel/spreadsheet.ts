/** Returns the letters of a spreadsheet column: 0 → A, 26 → AA. */
export function columnLetters(index: number): string {
  let letters = ''
  for (let left = index + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  }
  return letters
}
