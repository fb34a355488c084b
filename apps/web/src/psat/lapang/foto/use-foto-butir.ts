import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '#platform/api/upload.ts'
import { shrinkPicture } from '#platform/files/shrink-picture.ts'
import { createPengirimFoto, type FotoBerjalan } from '#psat/lapang/foto/pengirim-foto.ts'
import type { SalinanTerbuka } from '#psat/lapang/luring/salinan-ceklis.ts'

/** Uploads photos of checklist items. A poor connection delays photos but loses none. */
export function useFotoButir(salinan: SalinanTerbuka, onSent: (kode: string, kunci: string) => void) {
  const [berjalan, setBerjalan] = useState<ReadonlyMap<string, FotoBerjalan>>(new Map())
  const done = useRef(onSent)
  useEffect(() => {
    done.current = onSent
  })
  const [{ take, resume, retry }] = useState(() =>
    createPengirimFoto({
      // Photos of a phone exceed the upload limit, and an audit does not need the full resolution.
      shrink: (foto) => shrinkPicture(foto, { side: 2000, quality: 0.85, enough: 1_500_000 }),
      upload: (foto) => uploadFile(foto),
      keep: salinan.keepPhoto,
      drop: salinan.dropPhoto,
      onSent: (kode, kunci) => done.current(kode, kunci),
      onChange: (kode, foto) =>
        setBerjalan((now) => {
          const next = new Map(now)
          if (foto) next.set(kode, foto)
          else next.delete(kode)
          return next
        }),
    }),
  )

  useEffect(() => {
    let gone = false
    void salinan.photos().then((left) => {
      if (!gone) for (const [kode, file] of left) resume(kode, file)
    })
    window.addEventListener('online', retry)
    const timer = setInterval(retry, 15_000)
    return () => {
      gone = true
      window.removeEventListener('online', retry)
      clearInterval(timer)
    }
  }, [salinan, resume, retry])

  return { berjalan, retry, take }
}

export type FotoButir = ReturnType<typeof useFotoButir>
