import { shrinkPicture } from '#platform/files/shrink-picture.ts'

/** Shrinks a photo: large enough to recognize details, small enough for a weak connection. */
export const shrinkFoto = (file: File): Promise<File> =>
  shrinkPicture(file, { side: 1600, quality: 0.8, enough: 400_000 })
