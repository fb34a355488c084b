import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBlobUrl } from '#platform/files/use-file-url.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { queue } from '#platform/offline/browser-queue.ts'
import classes from '#platform/offline/EntryPhotos.module.css'

interface FotoButirProps {
  kode: string
  /** Accessible name of the camera button. */
  label?: string
  most: number
  jumlah: number
  children: ReactNode
  onAmbil: (file: File) => void
}

/** Takes photos of an entry and shows those it has. */
export function FotoButir({
  kode,
  label = `foto butir ${kode}`,
  most,
  jumlah,
  children,
  onAmbil,
}: FotoButirProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={classes.photos}>
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        data-foto={kode}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onAmbil(file)
        }}
      />
      {children}
      {jumlah < most && (
        <Button
          variant="default"
          size="lg"
          leftSection={<Icon of={IconCamera} />}
          aria-label={`Ambil ${label}`}
          onClick={() => picker.current?.click()}
        >
          Foto
        </Button>
      )}
    </div>
  )
}

interface FotoLuringProps {
  entri: string
  nama: string
  label: string
  onHapus: () => void
}

export function FotoLuring({ entri, nama, label, onHapus }: FotoLuringProps) {
  const [blob, setBlob] = useState<Blob>()
  useEffect(() => {
    let gone = false
    void queue.photo(entri, nama).then((found) => {
      if (!gone) setBlob(found)
    })
    return () => {
      gone = true
    }
  }, [entri, nama])
  return <FotoTampil url={useBlobUrl(blob)} label={label} onHapus={onHapus} />
}

export function FotoTampil({
  url,
  label,
  onHapus,
}: {
  url: string | undefined
  label: string
  onHapus: () => void
}) {
  return (
    <>
      {url && <img src={url} alt={label} />}
      <Button variant="subtle" color="gray" aria-label={`Hapus ${label.toLowerCase()}`} onClick={onHapus}>
        Hapus
      </Button>
    </>
  )
}
