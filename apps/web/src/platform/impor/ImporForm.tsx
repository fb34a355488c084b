import { Button, Progress, Select } from '@mantine/core'
import { IconDownload, IconFileSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { addressOf } from '#platform/api/address.ts'
import { saveFrom } from '#platform/files/save-file.ts'
import { Fault } from '#platform/forms/fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { ImportFilePicker } from '#platform/impor/ImportFilePicker.tsx'
import classes from '#platform/impor/impor.module.css'
import type { ImportLook } from '#platform/impor/import-look.ts'
import type { Kirim } from '#platform/impor/use-impor.ts'
import { notify } from '#platform/notices/notify.ts'

interface ImporFormProps {
  look: ImportLook
  jenis: readonly { id: number; nama: string }[]
  choices: ReactNode
  jenisId: number | undefined
  onJenis: (jenisId: number | undefined) => void
  kirim: Kirim
  onTry: (isian: { jenisId: number; file: File }) => void
  onTouched: () => void
}

/** A form with kind, template and file. The file always goes through a dry run first. */
export function ImporForm(props: ImporFormProps) {
  const { look, jenis, jenisId, onJenis, kirim, onTry, onTouched } = props
  const [file, setFile] = useState<File>()
  const chosen = jenis.find(({ id }) => id === jenisId)
  const sending = kirim.state === 'mengunggah'

  function download() {
    if (!chosen) return
    const address = addressOf(look.calls.template.path, { type: look.templateOf(chosen.id) })
    saveFrom(address, `Templat ${chosen.nama}.xlsx`).catch(() =>
      notify.error('Templat belum dapat diunduh. Coba lagi.'),
    )
  }

  return (
    <div className={classes.form}>
      <Select
        label={look.kind.label}
        placeholder="Pilih"
        data={jenis.map(({ id, nama }) => ({ value: String(id), label: nama }))}
        value={jenisId === undefined ? null : String(jenisId)}
        onChange={(next) => onJenis(next === null ? undefined : Number(next))}
        disabled={sending}
      />
      {props.choices}
      <div className={classes.field}>
        <span className={classes.label}>Templat</span>
        <span className={classes.help}>
          Judul kolomnya harus tetap seperti di templat. Lembar kedua memuat nilai yang boleh dipakai.
        </span>
        <Button
          className={classes.own}
          variant="default"
          disabled={!chosen}
          leftSection={<Icon of={IconDownload} />}
          onClick={download}
        >
          {chosen ? `Unduh templat ${chosen.nama}` : 'Pilih jenis lebih dahulu'}
        </Button>
      </div>
      <ImportFilePicker
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
            leftSection={<Icon of={IconFileSearch} />}
            onClick={() => chosen && file && onTry({ jenisId: chosen.id, file })}
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
