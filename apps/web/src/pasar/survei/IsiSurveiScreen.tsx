import { Button, NumberInput, Select, TextInput } from '@mantine/core'
import { sasaranLabels } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import {
  faultOfJawaban,
  persentaseSurvei,
  predikatOf,
  totalNilai,
} from '@portal/domain/pasar/survei/nilai-survei'
import { faseLabels, kelaminLabels } from '@portal/domain/pasar/survei/survei.contract'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import { IconCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { bahan, readSurvei, type SurveiLapang } from '#pasar/lapangan/bahan.ts'
import type { EntriResponden } from '#pasar/survei/entri-responden.ts'
import classes from '#pasar/survei/survei.module.css'
import { daftarSurvei, surveiCrumbs } from '#pasar/survei/use-survei.ts'
import { clearButton } from '#platform/forms/clear-button.ts'
import { Fault } from '#platform/forms/fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import { EntryNotices } from '#platform/offline/EntryNotices.tsx'
import { FieldDataLoader } from '#platform/offline/FieldDataLoader.tsx'
import { useEntryDraft } from '#platform/offline/use-entry-draft.ts'
import { useFieldData } from '#platform/offline/use-field-data.ts'
import { useEntries } from '#platform/offline/use-queue.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

export function IsiSurveiScreen({ id }: { id: number }) {
  const read = useFieldData(bahan.survei(id), () => readSurvei(id))
  return (
    <FieldDataLoader title="Isi responden" crumbs={surveiCrumbs} noun="Survei ini" reads={[read]}>
      {() => read.data && <Isi key={id} survei={read.data} />}
    </FieldDataLoader>
  )
}

function Isi({ survei }: { survei: SurveiLapang }) {
  const { id, nama_pasar, sasaran, fase, kuesioner } = survei
  const top = useRef<HTMLHeadingElement>(null)
  const { waiting } = useEntries()
  const [tried, setTried] = useState(false)
  const draft = useEntryDraft<EntriResponden>({
    kind: 'responden-survei',
    shape: 1,
    matches: ({ survei_id }) => survei_id === id,
    blank: () => ({ survei_id: id, tanggal: dayInJakarta(Date.now()), jawaban: {} }),
    titleOf: (content) => titleOfResponden(survei, content),
    href: `${daftarSurvei}/${id}/isi`,
  })
  const { entry } = draft
  if (!entry) return <LoadingRows rows={8} />
  const { content } = entry
  const { jawaban } = content
  const salah = faultOfJawaban(kuesioner, jawaban)
  const menunggu = waiting.filter(
    ({ kind, content: one }) => kind === 'responden-survei' && (one as EntriResponden).survei_id === id,
  )
  const set = (change: Partial<EntriResponden>) => void draft.change({ ...content, ...change })

  async function save() {
    setTried(true)
    if (salah) {
      const missing = document.getElementById(`butir-${salah.field.slice('jawaban.'.length)}`)
      missing?.scrollIntoView({ block: 'center' })
      missing?.querySelector('input')?.focus({ preventScroll: true })
      return
    }
    if (!(await draft.finish())) return
    setTried(false)
    notify.info('Jawaban tersimpan. Silakan responden berikutnya.')
    window.scrollTo({ top: 0 })
    top.current?.focus()
  }

  return (
    <>
      <PageHeader
        title={`Isi responden, ${nama_pasar}`}
        crumbs={[...surveiCrumbs, { label: nama_pasar, to: `${daftarSurvei}/${id}` }]}
        meta={`${sasaranLabels[sasaran]}, ${faseLabels[fase].toLowerCase()} · ${formatNumber(survei.total_responden)} responden tersimpan${menunggu.length > 0 ? `, ${formatNumber(menunggu.length)} menunggu dikirim` : ''}`}
      />
      <EntryNotices noun="Jawaban" message={entry.message} fault={draft.fault} opened={draft.opened} />
      <div className={classes.isi}>
        <h2 ref={top} tabIndex={-1}>
          Responden baru
        </h2>
        <div className={classes.orang}>
          <Select
            label="Jenis kelamin (bila ada)"
            data={Object.entries(kelaminLabels).map(([value, label]) => ({ value, label }))}
            value={content.jenis_kelamin ?? null}
            onChange={(value) => set({ jenis_kelamin: value as 'P' | 'L' | null })}
            clearable
            clearButtonProps={clearButton('jenis kelamin')}
          />
          <NumberInput
            label="Usia (bila ada)"
            min={10}
            max={110}
            hideControls
            value={content.usia ?? ''}
            onChange={(value) => set({ usia: typeof value === 'number' ? value : null })}
          />
          <TextInput
            label={
              sasaran === 'konsumen' ? 'Pekerjaan (bila ada)' : 'Komoditas dan lama berdagang (bila ada)'
            }
            maxLength={150}
            value={content.keterangan ?? ''}
            onChange={(event) => set({ keterangan: event.currentTarget.value })}
          />
        </div>
        {kuesioner.butir.map(({ kode, teks }) => (
          <fieldset key={kode} id={`butir-${kode}`} className={classes.butir}>
            <legend>
              {kode}. {teks}
            </legend>
            <div className={classes.pilihan}>
              {kuesioner.skala.map((kata, index) => (
                <label key={kata}>
                  <input
                    type="radio"
                    name={`${entry.id}-${kode}`}
                    checked={jawaban[kode] === index + 1}
                    onChange={() => set({ jawaban: { ...jawaban, [kode]: index + 1 } })}
                  />
                  {kata}
                </label>
              ))}
            </div>
            {tried && salah?.field === `jawaban.${kode}` && <Fault>{salah.message}</Fault>}
          </fieldset>
        ))}
        <div className={classes.langkah}>
          {!salah && <Hasil survei={survei} jawaban={jawaban} />}
          <Button size="lg" fullWidth leftSection={<Icon of={IconCheck} />} onClick={() => void save()}>
            Simpan, lanjut responden berikutnya
          </Button>
        </div>
      </div>
    </>
  )
}

/** Names the respondent as far as known, because a queue may hold ten of one market. */
function titleOfResponden({ sasaran, nama_pasar }: SurveiLapang, content: EntriResponden): string {
  const { jenis_kelamin, usia, keterangan } = content
  const orang = [
    jenis_kelamin && kelaminLabels[jenis_kelamin].toLowerCase(),
    usia && `${formatNumber(usia)} tahun`,
    keterangan,
  ]
  return [`Responden ${sasaranLabels[sasaran].toLowerCase()}`, ...orang, nama_pasar]
    .filter(Boolean)
    .join(', ')
}

function Hasil({
  survei: { kuesioner },
  jawaban,
}: {
  survei: SurveiLapang
  jawaban: Record<string, number>
}) {
  const nilai = persentaseSurvei(kuesioner, { total_nilai: totalNilai(jawaban), total_responden: 1 }) ?? 0
  return (
    <p role="status">
      Nilai responden ini {formatNumber(nilai, 1)}%, {predikatOf(nilai)}.
    </p>
  )
}
