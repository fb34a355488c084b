import { Button, Select } from '@mantine/core'
import { describeBelum } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { mostPhotos } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { IconCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type ButirSop, bahan, readPasar, readSop } from '#pasar/lapangan/bahan.ts'
import { keepPasarHariIni, readPasarHariIni } from '#pasar/lapangan/pasar-hari-ini.ts'
import { BelumLengkap } from '#pasar/sanitasi/BelumLengkap.tsx'
import { butirKosong, completeButir } from '#pasar/sanitasi/complete-butir.ts'
import type { ButirEntri, EntriSanitasi } from '#pasar/sanitasi/entri-sanitasi.ts'
import { LembarSanitasi } from '#pasar/sanitasi/LembarSanitasi.tsx'
import { daftarSanitasi, sanitasiCrumbs } from '#pasar/sanitasi/use-sanitasi.ts'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import classes from '#platform/forms/Form.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import { EntryNotices } from '#platform/offline/EntryNotices.tsx'
import { FotoButir, FotoLuring } from '#platform/offline/EntryPhotos.tsx'
import { FieldDataLoader } from '#platform/offline/FieldDataLoader.tsx'
import { shrinkFoto } from '#platform/offline/shrink-foto.ts'
import { useEntryDraft } from '#platform/offline/use-entry-draft.ts'
import { useFieldData } from '#platform/offline/use-field-data.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

/** Records an assessment in the market, online or offline. */
export function SanitasiBaruScreen() {
  const pasar = useFieldData(bahan.pasar, readPasar)
  const sop = useFieldData(bahan.sop, readSop)
  return (
    <FieldDataLoader
      title="Nilai sanitasi pasar"
      crumbs={sanitasiCrumbs}
      noun="Lembar penilaian"
      reads={[pasar, sop]}
    >
      {() => pasar.data && sop.data && <Penilaian pasar={pasar.data} sop={sop.data} />}
    </FieldDataLoader>
  )
}

interface PenilaianProps {
  pasar: Awaited<ReturnType<typeof readPasar>>
  sop: readonly ButirSop[]
}

const withButir = (
  entri: EntriSanitasi,
  sopId: number,
  change: (satu: ButirEntri) => Partial<ButirEntri>,
): EntriSanitasi => ({
  ...entri,
  butir: entri.butir.map((satu) => (satu.sop_id === sopId ? { ...satu, ...change(satu) } : satu)),
})

function Penilaian({ pasar, sop }: PenilaianProps) {
  const navigate = useNavigate()
  const [diminta, setDiminta] = useState(false)
  const draft = useEntryDraft<EntriSanitasi>({
    kind: 'penilaian-sanitasi',
    shape: 1,
    matches: () => true,
    blank: () => {
      const hariIni = pasar.find(({ id }) => id === readPasarHariIni())
      return {
        pasar_id: hariIni?.id ?? 0,
        nama_pasar: hariIni?.nama ?? '',
        tanggal: dayInJakarta(Date.now()),
        catatan: '',
        butir: sop.map(butirKosong),
      }
    },
    titleOf: ({ nama_pasar }) => `Penilaian sanitasi${nama_pasar && `, ${nama_pasar}`}`,
    href: `${daftarSanitasi}/add`,
  })
  const { entry } = draft
  if (!entry) return <LoadingRows rows={8} />
  const content = { ...entry.content, butir: completeButir(entry.content.butir, sop) }
  const set = (change: Partial<EntriSanitasi>) => draft.change({ ...content, ...change })
  const setButir = (sopId: number, change: Partial<ButirEntri>) =>
    draft.change(withButir(content, sopId, () => change))

  function addFoto({ sop_id }: ButirEntri, file: File) {
    const nama = `${sop_id}-${crypto.randomUUID().slice(0, 8)}`
    const kecil = shrinkFoto(file)
    draft.addPhoto(nama, kecil, (now) => withButir(now, sop_id, ({ foto }) => ({ foto: [...foto, nama] })))
  }

  async function removeFoto({ sop_id, foto }: ButirEntri, nama: string) {
    await setButir(sop_id, { foto: foto.filter((satu) => satu !== nama) })
    await draft.removePhoto(nama)
  }

  async function selesai() {
    setDiminta(true)
    if (kurang.length > 0 || !(await draft.finish())) return
    setDiminta(false)
    notify.info('Penilaian tersimpan dan dikirim begitu ada sinyal.')
    void navigate({ to: daftarSanitasi })
  }

  const kurang = [content.pasar_id === 0 && 'Pilih pasarnya.', describeBelum(content.butir)].filter(
    (text) => typeof text === 'string',
  )
  return (
    <>
      <PageHeader
        title="Nilai sanitasi pasar"
        meta="Pilih pasarnya, lalu nilai setiap butir; yang tidak ada di pasar ini: Tidak berlaku. Isian tersimpan sendiri di perangkat ini."
        crumbs={sanitasiCrumbs}
      />
      <EntryNotices noun="Penilaian" message={entry.message} fault={draft.fault} opened={draft.opened} />
      <LembarSanitasi
        butir={content.butir}
        head={
          <div className={classes.fields}>
            <Select
              label="Pasar"
              placeholder="Pilih pasar"
              searchable
              data={pasar.map(({ id, nama, kota }) => ({ value: String(id), label: `${nama}, ${kota}` }))}
              value={content.pasar_id === 0 ? null : String(content.pasar_id)}
              onChange={(value) => {
                const found = pasar.find(({ id }) => String(id) === value)
                if (found) keepPasarHariIni(found.id)
                void set({ pasar_id: found?.id ?? 0, nama_pasar: found?.nama ?? '' })
              }}
              nothingFoundMessage="Tidak ada yang cocok"
            />
            <DateField
              id="tanggal-sanitasi"
              name="tanggal"
              label="Tanggal penilaian"
              maxDate={dayInJakarta(Date.now())}
              value={content.tanggal}
              error={undefined}
              onChange={(day) => void set({ tanggal: typeof day === 'string' ? day : content.tanggal })}
            />
          </div>
        }
        onChange={(sopId, change) => void setButir(sopId, change)}
        foto={(butir) => (
          <FotoButir
            most={mostPhotos}
            kode={butir.kode}
            jumlah={butir.foto.length}
            onAmbil={(file) => addFoto(butir, file)}
          >
            {butir.foto.map((nama, index) => (
              <FotoLuring
                key={nama}
                entri={entry.id}
                nama={nama}
                label={`Foto ${index + 1} butir ${butir.kode}`}
                onHapus={() => void removeFoto(butir, nama)}
              />
            ))}
          </FotoButir>
        )}
        above={
          diminta && (
            <BelumLengkap
              kurang={kurang}
              disimpan="Isian Anda tersimpan sebagai draf di perangkat ini dan dapat dilanjutkan kapan saja."
            />
          )
        }
      >
        <Button size="lg" leftSection={<Icon of={IconCheck} />} onClick={() => void selesai()}>
          Selesai, kirim penilaian
        </Button>
      </LembarSanitasi>
    </>
  )
}
