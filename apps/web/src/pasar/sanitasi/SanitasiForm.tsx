import { Button } from '@mantine/core'
import { describeBelum } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { mostPhotos, type sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import type { CallBody } from '@portal/domain/platform/contract'
import { useState } from 'react'
import { BelumLengkap } from '#pasar/sanitasi/BelumLengkap.tsx'
import type { ButirEntri } from '#pasar/sanitasi/entri-sanitasi.ts'
import { LembarSanitasi } from '#pasar/sanitasi/LembarSanitasi.tsx'
import { uploadFile } from '#platform/api/upload.ts'
import { useAction } from '#platform/api/use-action.ts'
import { useFileUrl } from '#platform/files/use-file-url.ts'
import { FotoButir, FotoTampil } from '#platform/offline/EntryPhotos.tsx'
import { shrinkFoto } from '#platform/offline/shrink-foto.ts'
import type { RecordFormProps } from '#platform/record/record-definition.ts'

export type Dinilai = CallBody<typeof sanitasiCalls.update>['butir']

export function SanitasiForm(props: RecordFormProps<Dinilai, ButirEntri[]>) {
  const { initial, submitLabel, onSubmit, extraActions } = props
  const [butir, setButir] = useState(initial)
  const [diminta, setDiminta] = useState(false)
  const kurang = describeBelum(butir)
  const { run, button } = useAction()
  const update = (sopId: number, next: (satu: ButirEntri) => Partial<ButirEntri>) =>
    setButir((all) => all.map((satu) => (satu.sop_id === sopId ? { ...satu, ...next(satu) } : satu)))
  const change = (sopId: number, next: Partial<ButirEntri>) => update(sopId, () => next)

  const addFoto = ({ sop_id }: ButirEntri, file: File) =>
    run(async () => {
      const kunci = await uploadFile(await shrinkFoto(file))
      update(sop_id, ({ foto }) => ({ foto: [...foto, kunci] }))
    })

  const save = () => {
    setDiminta(true)
    if (kurang) return
    const dinilai = butir.flatMap(({ sop_id, nama, jawaban, catatan, foto }) =>
      jawaban === null ? [] : [{ sop_id, nama, jawaban, catatan, foto }],
    )
    return run(() => onSubmit(dinilai))
  }

  return (
    <LembarSanitasi
      butir={butir}
      onChange={change}
      foto={(satu) => (
        <FotoButir
          most={mostPhotos}
          kode={satu.kode}
          jumlah={satu.foto.length}
          onAmbil={(file) => void addFoto(satu, file)}
        >
          {satu.foto.map((kunci, index) => (
            <FotoServer
              key={kunci}
              kunci={kunci}
              label={`Foto ${index + 1} butir ${satu.kode}`}
              onHapus={() => change(satu.sop_id, { foto: satu.foto.filter((one) => one !== kunci) })}
            />
          ))}
        </FotoButir>
      )}
      above={
        diminta && (
          <BelumLengkap kurang={kurang ? [kurang] : []} disimpan="Penilaian yang tersimpan belum berubah." />
        )
      }
    >
      <Button size="lg" {...button} onClick={() => void save()}>
        {submitLabel}
      </Button>
      {extraActions}
    </LembarSanitasi>
  )
}

function FotoServer({ kunci, ...rest }: { kunci: string; label: string; onHapus: () => void }) {
  return <FotoTampil url={useFileUrl('display_image', kunci)} {...rest} />
}
