interface Shrinking {
  /** The maximum length of the longest side, in pixels. */
  side: number
  quality: number
  /** Files up to this many bytes stay unchanged. */
  enough?: number
}

/** Redraws a picture in a smaller size. This also removes camera metadata such as the GPS position. */
export async function shrinkPicture(file: File, { side, quality, enough = 0 }: Shrinking): Promise<File> {
  if (file.size <= enough) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, side / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return file
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return blob ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
  } catch {
    // The browser uploads a picture unchanged if it cannot decode it. The server then reports the problem.
    return file
  }
}
