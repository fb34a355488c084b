import { Button, Progress, Select } from '@mantine/core'
import { templateImpor } from '@portal/domain/okkp/impor.contract'
import { provinsiPusat, scopeOf } from '@portal/domain/platform/wilayah'
import { IconDownload, IconFileSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { BerkasPicker } from '#okkp/impor/BerkasPicker.tsx'
import classes from '#okkp/impor/impor.module.css'
import type { IsianImpor, Kirim } from '#okkp/impor/use-impor.ts'
import { useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { useProvinsiOptionsWithPusat } from '#okkp/registrasi/use-wilayah-pilihan.ts'
import { addressOf } from '#platform/api/address.ts'
import { Fault } from '#platform/forms/fields.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { notify } from '#platform/ui/notify.ts'
import { saveFrom } from '#platform/ui/save-file.ts'

interface ImporFormProps {
  /** The kind in the address. */
  jenisId: number | undefined
  onJenis: (jenisId: number | undefined) => void
  kirim: Kirim
  onTry: (isian: IsianImpor) => void
  onTouched: () => void
}

/** Kind, region, template and file; the file is tried before anything is stored. */
export function ImporForm({ jenisId, onJenis, kirim, onTry, onTouched }: ImporFormProps) {
  const everywhere = scopeOf(useSignedInUser()).jenis === 'semua'
  const jenis = useJenisRegistrasi().data ?? []
  const provinsi = useProvinsiOptionsWithPusat()
  const [provinsiId, setProvinsiId] = useState<number>(provinsiPusat.id)
  const [file, setFile] = useState<File>()
  const chosen = jenis.find(({ id }) => id === jenisId)
  const sending = kirim.state === 'mengunggah'

  function download() {
    if (!chosen) return
    const address = addressOf(templateImpor.path, { type: chosen.id })
    saveFrom(address, `Templat ${chosen.nama}.xlsx`).catch(() =>
      notify.error('Templat belum dapat diunduh. Coba lagi.'),
    )
  }

  return (
    <div className={classes.form}>
      <Select
        label="Jenis registrasi"
        placeholder="Pilih"
        data={jenis.map(({ id, nama }) => ({ value: String(id), label: nama }))}
        value={jenisId === undefined ? null : String(jenisId)}
        onChange={(next) => onJenis(next === null ? undefined : Number(next))}
        allowDeselect={false}
        disabled={sending}
      />
      {everywhere && (
        <Select
          label="Wilayah penerbit"
          description="Registrasi di berkas ini dicatat atas nama wilayah ini."
          data={provinsi.map(({ value, label }) => ({ value: String(value), label }))}
          value={String(provinsiId)}
          onChange={(next) => {
            setProvinsiId(Number(next))
            onTouched()
          }}
          allowDeselect={false}
          searchable
          disabled={sending}
        />
      )}
      <div className={classes.field}>
        <span className={classes.label}>Templat</span>
        <span className={classes.help}>
          Judul kolomnya harus tetap seperti di templat. Lembar kedua memuat nilai yang boleh dipakai.
        </span>
        <Button
          className={classes.own}
          variant="default"
          disabled={!chosen}
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={download}
        >
          {chosen ? `Unduh templat ${chosen.nama}` : 'Pilih jenis lebih dahulu'}
        </Button>
      </div>
      <BerkasPicker
        file={file}
        disabled={sending}
        onPick={(next) => {
          setFile(next)
          onTouched()
        }}
      />
      {kirim.state === 'gagal' && (
        <div className={classes.fault} role="alert">
          <Fault>{kirim.message}</Fault>
        </div>
      )}
      {sending ? (
        <Sending share={kirim.share} onStop={() => kirim.stop.abort()} />
      ) : (
        <div className={classes.actions}>
          <Button
            size="lg"
            disabled={!chosen || !file}
            leftSection={<IconFileSearch size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() =>
              chosen &&
              file &&
              onTry({ jenisId: chosen.id, provinsiId: everywhere ? provinsiId : undefined, file })
            }
          >
            Periksa berkas
          </Button>
          <span className={classes.quiet}>Belum ada yang disimpan pada langkah ini.</span>
        </div>
      )}
    </div>
  )
}

function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <div className={classes.progress}>
      <p role="status">
        {percent < 100 ? `Mengunggah ${percent}%` : 'Berkas diterima, memeriksa judul kolom…'}
      </p>
      <Progress value={percent} aria-label="Mengunggah berkas" />
      <Button variant="subtle" color="gray" onClick={onStop}>
        Batalkan unggahan
      </Button>
    </div>
  )
}
