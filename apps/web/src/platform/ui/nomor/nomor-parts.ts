/** A number cut where it may go on in the next line: after a stroke, a dot or a hyphen, never between two digits. */
export const nomorParts = (nomor: string): string[] => nomor.split(/(?<=[/.-])(?=.)/)
