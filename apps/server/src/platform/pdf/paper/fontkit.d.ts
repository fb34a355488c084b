declare module 'fontkit' {
  /** PDFKit asks more of it; it is handed on whole. */
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { glyphs: { codePoints: number[] }[] }
  }
  export function create(bytes: Uint8Array): Font
}
