import { fotoPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { uploadFoto } from '#okkp/pengaduan/lapor/calls.ts'
import classes from '#okkp/pengaduan/lapor/lapor.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import fields from '#platform/light/fields/fields.module.css'

interface Foto {
  id: string
  nama: string
  gambar: string
  kunci?: string
  /** Message for the sender: the server removed the location from the photo, or the upload failed. */
  kabar?: { tone: 'ok' | 'bad'; isi: string }
}

const removed = 'Foto ini memuat lokasi pengambilannya; lokasi itu sudah dihapus.'

/** Photos of the open form. `kunci` lists the keys of finished uploads. */
export function useFotoLapor() {
  const [foto, setFoto] = useState<Foto[]>([])
  const leaving = useRef(new AbortController())
  const shown = useRef(foto)
  shown.current = foto
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => {
      controller.abort()
      for (const { gambar } of shown.current) URL.revokeObjectURL(gambar)
    }
  }, [])

  async function send(file: File, id: string) {
    const settle = (change: Partial<Foto>) =>
      setFoto((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
    try {
      const { kunci, lokasi_dihapus } = await uploadFoto(file, leaving.current.signal)
      settle({ kunci, ...(lokasi_dihapus ? { kabar: { tone: 'ok', isi: removed } } : {}) })
    } catch (error) {
      if (leaving.current.signal.aborted) return
      const isi = error instanceof Error ? error.message : 'Foto belum terkirim. Pilih lagi.'
      settle({ kabar: { tone: 'bad', isi } })
    }
  }

  return {
    foto,
    kunci: foto.flatMap(({ kunci }) => kunci ?? []),
    sending: foto.some(({ kunci, kabar }) => !kunci && kabar?.tone !== 'bad'),
    add(files: readonly File[]) {
      for (const file of files.slice(0, Math.max(0, fotoPengaduan - foto.length))) {
        const id = crypto.randomUUID()
        setFoto((all) => [...all, { id, nama: file.name, gambar: URL.createObjectURL(file) }])
        void send(file, id)
      }
    },
    remove({ id, gambar }: Foto) {
      URL.revokeObjectURL(gambar)
      setFoto((all) => all.filter((one) => one.id !== id))
    },
    clear() {
      for (const { gambar } of foto) URL.revokeObjectURL(gambar)
      setFoto([])
    },
  }
}

interface FotoLaporProps {
  pilihan: ReturnType<typeof useFotoLapor>
  fault: string | undefined
}

export function FotoLapor({ pilihan, fault }: FotoLaporProps) {
  const id = useId()
  const full = pilihan.foto.length >= fotoPengaduan
  return (
    <div className={fields.field}>
      <span id={`${id}-judul`} className={classes.label}>
        Foto (paling banyak {fotoPengaduan})
      </span>
      <small id={`${id}-bantuan`}>
        Kemasan, label, nomor izin, atau tempatnya. Lokasi dan data kamera di dalam foto kami hapus.
      </small>
      {pilihan.foto.length > 0 && (
        <ul className={classes.fotos}>
          {pilihan.foto.map((one) => (
            <li key={one.id}>
              <img src={one.gambar} alt="" />
              <span>
                <b>{one.nama}</b>
                <span role="status" data-tone={one.kabar?.tone}>
                  {one.kabar?.isi ?? (one.kunci ? 'Terkirim' : 'Mengirim …')}
                </span>
              </span>
              <button
                type="button"
                className={buttons.icon}
                aria-label={`Buang foto ${one.nama}`}
                onClick={() => pilihan.remove(one)}
              >
                <Icon of={IconX} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.pilihFoto} data-full={full || undefined}>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png"
          multiple
          disabled={full}
          aria-labelledby={`${id}-judul ${id}-tombol`}
          aria-describedby={`${id}-bantuan`}
          onChange={(event) => {
            pilihan.add([...(event.currentTarget.files ?? [])])
            // Resets the input, so that the user can choose the same photo again.
            event.currentTarget.value = ''
          }}
        />
        <label htmlFor={id} id={`${id}-tombol`} className={buttons.button} data-kind="plain" data-size="lg">
          {full ? 'Sudah empat foto' : 'Ambil atau pilih foto'}
        </label>
      </div>
      {fault && <p className={fields.fault}>{fault}</p>}
    </div>
  )
}
