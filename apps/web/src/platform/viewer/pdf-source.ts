import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
  version,
} from 'pdfjs-dist/legacy/build/pdf.min.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export type { PDFPageProxy }

GlobalWorkerOptions.workerSrc = workerAddress

/** Laid out by build/pdf-files.ts. */
const files = `/assets/pdfjs-${version}`

/** Reads a PDF in a worker of our own origin; whatever it still needs is fetched by the page, not by the worker. */
export function readPdf(data: ArrayBuffer): PDFDocumentLoadingTask {
  return getDocument({
    data,
    standardFontDataUrl: `${files}/standard_fonts/`,
    cMapUrl: `${files}/cmaps/`,
    wasmUrl: `${files}/wasm/`,
    useWorkerFetch: false,
  })
}
