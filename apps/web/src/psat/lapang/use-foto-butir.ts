import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { uploadFile } from '#platform/api/upload.ts'
import { fotoTertunda } from '#psat/lapang/foto-tertunda.ts'
import { kecilkanFoto } from '#psat/lapang/kecilkan-foto.ts'

/** menunggu: no connection, tried again by itself · ditolak: not a picture, or too large */
export type FotoBerjalan =
  | { jenis: 'mengunggah' | 'menunggu'; file: File }
  | { jenis: 'ditolak'; pesan: string }

/** Photos of checklist items on their way to the server; poor signal delays them and loses none. */
export function useFotoButir(uuid: string, onSent: (kode: string, kunci: string) => void) {
  const [berjalan, setBerjalan] = useState<ReadonlyMap<string, FotoBerjalan>>(new Map())
  const waiting = useRef(new Map<string, File>())
  const done = useRef(onSent)
  useEffect(() => {
    done.current = onSent
  })

  const set = useCallback((kode: string, foto: FotoBerjalan | undefined) => {
    setBerjalan((now) => {
      const next = new Map(now)
      if (foto) next.set(kode, foto)
      else next.delete(kode)
      return next
    })
  }, [])

  const kirim = useCallback(
    async (kode: string, file: File) => {
      set(kode, { jenis: 'mengunggah', file })
      waiting.current.delete(kode)
      try {
        const kunci = await uploadFile(file)
        set(kode, undefined)
        done.current(kode, kunci)
        await fotoTertunda.drop(`${uuid}/${kode}`)
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401) {
          await fotoTertunda.drop(`${uuid}/${kode}`)
          return set(kode, { jenis: 'ditolak', pesan: error.message })
        }
        waiting.current.set(kode, file)
        set(kode, { jenis: 'menunggu', file })
      }
    },
    [uuid, set],
  )

  const cobaLagi = useCallback(() => {
    for (const [kode, file] of waiting.current) void kirim(kode, file)
  }, [kirim])

  useEffect(() => {
    let gone = false
    void fotoTertunda.under(`${uuid}/`).then((left) => {
      if (!gone) for (const [kode, file] of left) void kirim(kode, file)
    })
    window.addEventListener('online', cobaLagi)
    const timer = setInterval(cobaLagi, 15_000)
    return () => {
      gone = true
      window.removeEventListener('online', cobaLagi)
      clearInterval(timer)
    }
  }, [uuid, kirim, cobaLagi])

  return {
    berjalan,
    cobaLagi,
    async ambil(kode: string, asli: File) {
      set(kode, { jenis: 'mengunggah', file: asli })
      const file = await kecilkanFoto(asli)
      await fotoTertunda.keep(`${uuid}/${kode}`, file)
      await kirim(kode, file)
    },
  }
}

export type FotoButir = ReturnType<typeof useFotoButir>
