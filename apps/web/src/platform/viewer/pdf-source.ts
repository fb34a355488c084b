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

/** build/pdf-files.ts writes these files. */
const files = `/assets/pdfjs-${version}`

/** Reads a PDF in a same-origin worker. The page, not the worker, fetches fonts and other resources. */
export function readPdf(data: ArrayBuffer): PDFDocumentLoadingTask {
  return getDocument({
    data,
    standardFontDataUrl: `${files}/standard_fonts/`,
    cMapUrl: `${files}/cmaps/`,
    wasmUrl: `${files}/wasm/`,
    useWorkerFetch: false,
  })
}
