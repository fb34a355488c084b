declare module 'fontkit' {
  interface Glyph {
    codePoints: number[]
  }
  /** PDFKit asks more of it; it is handed on whole. */
  export interface Font {
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    layout(text: string): { glyphs: Glyph[] }
  }
  export function create(bytes: Uint8Array): Font
}
