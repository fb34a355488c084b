import { Button } from '@mantine/core'
import { sebutBelum } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { type SanitasiDetail, sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { kecilkanFoto } from '#pasar/lapangan/kecilkan-foto.ts'
import { BelumLengkap } from '#pasar/sanitasi/BelumLengkap.tsx'
import type { ButirEntri } from '#pasar/sanitasi/entri-sanitasi.ts'
import { FotoButir, FotoTampil } from '#pasar/sanitasi/FotoButir.tsx'
import { LembarSanitasi } from '#pasar/sanitasi/LembarSanitasi.tsx'
import { butirKosong } from '#pasar/sanitasi/lengkapi-butir.ts'
import { SanitasiLoader } from '#pasar/sanitasi/SanitasiLoader.tsx'
import { daftarSanitasi, sanitasiCrumbs, useRefreshSanitasi } from '#pasar/sanitasi/use-sanitasi.ts'
import { call } from '#platform/api/client.ts'
import { uploadFile } from '#platform/api/upload.ts'
import { useAction } from '#platform/api/use-action.ts'
import { useFileUrl } from '#platform/files/use-file-url.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function SanitasiUbahScreen({ kode }: { kode: string }) {
  return (
    <SanitasiLoader kode={kode}>
      {(sanitasi) => <Ubah key={sanitasi.kode_group} sanitasi={sanitasi} />}
    </SanitasiLoader>
  )
}

function Ubah({ sanitasi: shown }: { sanitasi: SanitasiDetail }) {
  // As it was when the sheet was opened: what others write meanwhile is found out by its version.
  const [{ kode_group, versi, tanggal, catatan, nama_pasar, butir: awal, belum }] = useState(shown)
  const [butir, setButir] = useState<ButirEntri[]>(() => [
    ...awal.map(({ catatan: note, ...satu }) => ({ ...satu, catatan: note ?? '' })),
    ...belum.map(butirKosong),
  ])
  const [diminta, setDiminta] = useState(false)
  const kurang = sebutBelum(butir)
  const navigate = useNavigate()
  const refresh = useRefreshSanitasi()
  const { run, button } = useAction()
  const home = `${daftarSanitasi}/${kode_group}`
  const update = (sopId: number, next: (satu: ButirEntri) => Partial<ButirEntri>) =>
    setButir((all) => all.map((satu) => (satu.sop_id === sopId ? { ...satu, ...next(satu) } : satu)))
  const change = (sopId: number, next: Partial<ButirEntri>) => update(sopId, () => next)

  const ambil = ({ sop_id }: ButirEntri, file: File) =>
    run(async () => {
      const kunci = await uploadFile(await kecilkanFoto(file))
      update(sop_id, ({ foto }) => ({ foto: [...foto, kunci] }))
    })

  const simpan = () => {
    setDiminta(true)
    if (kurang) return
    return run(async () => {
      const dinilai = butir.flatMap(({ sop_id, nama, jawaban, catatan: note, foto }) =>
        jawaban === null ? [] : [{ sop_id, nama, jawaban, catatan: note, foto }],
      )
      const body = { kode_group, versi, tanggal, catatan, butir: dinilai }
      const { message } = await call(sanitasiCalls.update, { body })
      popup.success(message)
      void refresh()
      void navigate({ to: home })
    })
  }

  return (
    <>
      <PageHeader title={`Ubah penilaian ${nama_pasar}`} crumbs={sanitasiCrumbs} />
      <LembarSanitasi
        butir={butir}
        onChange={change}
        foto={(satu) => (
          <FotoButir kode={satu.kode} jumlah={satu.foto.length} onAmbil={(file) => void ambil(satu, file)}>
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
      >
        {diminta && (
          <BelumLengkap kurang={kurang ? [kurang] : []} disimpan="Penilaian yang tersimpan belum berubah." />
        )}
        <Button size="lg" fullWidth {...button} onClick={() => void simpan()}>
          Simpan perubahan
        </Button>
        <BackButton to={home}>Kembali ke penilaian</BackButton>
      </LembarSanitasi>
    </>
  )
}

function FotoServer({ kunci, ...rest }: { kunci: string; label: string; onHapus: () => void }) {
  return <FotoTampil url={useFileUrl('display_image', kunci)} {...rest} />
}
