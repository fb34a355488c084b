/** BarcodeDetector API of some browsers, which TypeScript does not declare yet. */
interface Detector {
  detect(picture: CanvasImageSource): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

export interface Picture {
  source: CanvasImageSource
  width: number
  height: number
}
export type Pembaca = (picture: Picture) => Promise<string | undefined>

const wanted = ['qr_code', 'code_128', 'data_matrix']
const longestSide = 1200

/** Returns the browser's own reader, which also reads barcodes. */
async function ownReader(): Promise<Pembaca | undefined> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Own) return undefined
  try {
    const formats = (await Own.getSupportedFormats()).filter((format) => wanted.includes(format))
    if (!formats.includes('qr_code')) return undefined
    const detector = new Own({ formats })
    return async ({ source }) => (await detector.detect(source))[0]?.rawValue
  } catch {
    return undefined
  }
}

/** Fallback for browsers without BarcodeDetector, lazy loaded on the first scan. */
async function bundledReader(): Promise<Pembaca> {
  const { default: decodeQr } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async ({ source, width, height }) => {
    if (!context || width === 0 || height === 0) return undefined
    const scale = Math.min(1, longestSide / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQr(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // It throws if the picture has no code.
      return undefined
    }
  }
}

let known: Promise<Pembaca> | undefined
export function pembaca(): Promise<Pembaca> {
  known ??= ownReader().then((own) => own ?? bundledReader())
  // The import may have failed for lack of a network, so the next scan tries again.
  known.catch(() => {
    known = undefined
  })
  return known
}
