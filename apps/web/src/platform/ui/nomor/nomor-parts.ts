/** Splits a number where a line may break: after a slash, dot or hyphen, never between digits. */
export const nomorParts = (nomor: string): string[] => nomor.split(/(?<=[/.-])(?=.)/)
