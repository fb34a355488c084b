import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'

const hidden = 2 | 32
const key = (name: string) => PDFName.of(name)

function numbers(array: PDFArray | undefined): number[] | undefined {
  const values = array?.asArray().map((_, index) => array.lookupMaybe(index, PDFNumber)?.asNumber())
  return values?.every((value) => value !== undefined) ? values : undefined
}

/** Returns the normal appearance of an annotation: a stamp, a filled field, a visible signature. */
function restingAppearance(annotation: PDFDict): PDFRef | undefined {
  const shown = annotation.lookupMaybe(key('AP'), PDFDict)
  const normal = shown?.lookup(key('N'))
  if (normal instanceof PDFStream) {
    const reference = shown?.get(key('N'))
    return reference instanceof PDFRef ? reference : undefined
  }
  const state = annotation.lookupMaybe(key('AS'), PDFName)
  const chosen = normal instanceof PDFDict && state ? normal.get(state) : undefined
  return chosen instanceof PDFRef ? chosen : undefined
}

type Box = [left: number, bottom: number, right: number, top: number]

function boxOf(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Returns the matrix that maps the appearance box to the annotation rectangle (ISO 32000-1, 12.5.5, algorithm 8.1). */
function placement(
  appearance: PDFDict,
  rect: number[],
): [number, number, number, number, number, number] | undefined {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers(appearance.lookupMaybe(key('BBox'), PDFArray)) ?? []
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
    numbers(appearance.lookupMaybe(key('Matrix'), PDFArray)) ?? []
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const
  const from = boxOf(corners.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const))
  const [r0 = 0, r1 = 0, r2 = 0, r3 = 0] = rect
  const to = boxOf([
    [r0, r1],
    [r2, r3],
  ])
  const [width, height] = [from[2] - from[0], from[3] - from[1]]
  if (!(width > 0 && height > 0)) return undefined
  const [sx, sy] = [(to[2] - to[0]) / width, (to[3] - to[1]) / height]
  return [sx, 0, 0, sy, to[0] - from[0] * sx, to[1] - from[1] * sy]
}

/** Draws annotations into the page, because an embedded page loses its annotations. */
export function flattenAnnotations(page: PDFPage): void {
  const annotations = page.node.Annots()
  for (let index = 0; index < (annotations?.size() ?? 0); index++) {
    const annotation = annotations?.lookup(index)
    if (!(annotation instanceof PDFDict) || annotation.lookup(key('Subtype')) === key('Popup')) continue
    const flags = annotation.lookupMaybe(key('F'), PDFNumber)?.asNumber() ?? 0
    const reference = restingAppearance(annotation)
    const appearance = reference && page.doc.context.lookup(reference)
    const rect = numbers(annotation.lookupMaybe(key('Rect'), PDFArray))
    if ((flags & hidden) !== 0 || !reference || !(appearance instanceof PDFStream) || rect?.length !== 4)
      continue
    const matrix = placement(appearance.dict, rect)
    if (!matrix) continue
    // Some writers omit these keys in an appearance, but an XObject of the page needs them.
    appearance.dict.set(key('Type'), key('XObject'))
    appearance.dict.set(key('Subtype'), key('Form'))
    const name = page.node.newXObject('Anotasi', reference)
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...matrix),
      drawObject(name),
      popGraphicsState(),
    )
  }
}
