import type { QrPicture } from '#platform/ui/Qr.tsx'

export function qrSvg({ size, path }: QrPicture): Blob {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  return new Blob([text], { type: 'image/svg+xml' })
}

const pixelsPerModule = 16

export function qrPng({ size, path }: QrPicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size * pixelsPerModule
  canvas.height = size * pixelsPerModule
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.reject(new Error('Peramban ini tidak dapat menggambar PNG.'))
  pen.scale(pixelsPerModule, pixelsPerModule)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('PNG belum dapat dibuat.'))),
      'image/png',
    )
  })
}
