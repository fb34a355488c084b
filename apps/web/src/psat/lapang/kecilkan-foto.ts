const sisiTerpanjang = 2000
const cukupKecil = 1_500_000

/** Pictures of a phone are larger than what may be sent, and no audit needs that much. */
export async function kecilkanFoto(file: File): Promise<File> {
  if (file.size <= cukupKecil) return file
  try {
    const picture = await createImageBitmap(file)
    const share = Math.min(1, sisiTerpanjang / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * share)
    canvas.height = Math.round(picture.height * share)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
    if (!blob || blob.size >= file.size) return file
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    // What this browser cannot draw travels as it is; the server says what is wrong with it.
    return file
  }
}
