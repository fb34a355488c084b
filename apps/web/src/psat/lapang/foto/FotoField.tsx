import { Button, Loader } from '@mantine/core'
import { IconCamera, IconCloudOff, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { StoredPhoto } from '#platform/files/StoredPhoto.tsx'
import { Fault } from '#platform/forms/fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/lapang/ButirCeklis.module.css'
import type { FotoBerjalan } from '#psat/lapang/foto/pengirim-foto.ts'

interface FotoFieldProps {
  kode: string
  kunci: string | null
  berjalan: FotoBerjalan | undefined
  onAmbil: (file: File) => void
  onHapus: () => void
}

export function FotoField({ kode, kunci, berjalan, onAmbil, onHapus }: FotoFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={classes.photo}>
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onAmbil(file)
        }}
      />
      {kunci && !berjalan && <StoredPhoto path={kunci} label={`Foto butir ${kode}`} />}
      {(berjalan?.jenis === 'mengunggah' || berjalan?.jenis === 'menunggu') && (
        <span className={classes.pending} role="status">
          {berjalan.jenis === 'mengunggah' ? (
            <Loader size={16} aria-hidden="true" />
          ) : (
            <Icon of={IconCloudOff} />
          )}
          {berjalan.jenis === 'mengunggah'
            ? 'Mengirim foto…'
            : 'Foto aman di perangkat ini, dikirim lagi nanti'}
        </span>
      )}
      <Button
        variant="default"
        size="lg"
        leftSection={<Icon of={IconCamera} />}
        aria-label={`${kunci ? 'Ganti' : 'Ambil'} foto butir ${kode}`}
        onClick={() => picker.current?.click()}
      >
        {kunci ? 'Ganti foto' : 'Ambil foto'}
      </Button>
      {kunci && !berjalan && (
        <Button
          variant="subtle"
          color="gray"
          size="lg"
          leftSection={<Icon of={IconTrash} />}
          aria-label={`Hapus foto butir ${kode}`}
          onClick={onHapus}
        >
          Hapus foto
        </Button>
      )}
      {berjalan?.jenis === 'ditolak' && <Fault>{berjalan.pesan}</Fault>}
    </div>
  )
}
