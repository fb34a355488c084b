import { shrinkPicture } from '#platform/files/shrink-picture.ts'

/** Large enough to tell what is on it, small enough for poor signal. */
export const kecilkanFoto = (file: File): Promise<File> =>
  shrinkPicture(file, { side: 1600, quality: 0.8, enough: 400_000 })
