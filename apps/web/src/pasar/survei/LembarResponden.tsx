import { Button, NumberInput, TextInput } from '@mantine/core'
import { persentaseSurvei, predikatOf, totalNilai } from '@portal/domain/pasar/survei/nilai-survei'
import { kelaminLabels } from '@portal/domain/pasar/survei/survei.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { IconArrowLeft, IconArrowRight, IconCheck, IconLock } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { SurveiLapang } from '#pasar/lapangan/bahan.ts'
import type { EntriResponden } from '#pasar/survei/entri-responden.ts'
import classes from '#pasar/survei/lembar-responden.module.css'
import { ChoiceButtons } from '#platform/forms/ChoiceButtons.tsx'
import { Icon } from '#platform/icon/Icon.tsx'

interface LembarRespondenProps {
  survei: SurveiLapang
  /** Unique part of the names of the radio groups. */
  name: string
  /** True after another respondent was saved: the new sheet takes the focus. */
  focus: boolean
  content: EntriResponden
  onChange: (change: Partial<EntriResponden>) => void
  onSave: () => Promise<void>
  /** What is still wrong with the answers. */
  salah: string | undefined
}

const kelamin = (['P', 'L'] as const).map((value) => ({ value, label: kelaminLabels[value] }))

/**
 * One question at a time. The numbers jump to any question, a tap on an answer goes to the next open one, and the last
 * page asks about the respondent and saves.
 */
export function LembarResponden(props: LembarRespondenProps) {
  const { survei, name, focus, content, onChange, onSave, salah } = props
  const { butir, skala } = survei.kuesioner
  const { jawaban } = content
  const last = butir.length
  const openAfter = (from: number, answered: Readonly<Record<string, number>>) => {
    const belum = butir.flatMap(({ kode }, index) => (answered[kode] ? [] : [index]))
    return belum.find((index) => index > from) ?? belum[0] ?? last
  }
  const [halaman, setHalaman] = useState(() => openAfter(-1, jawaban))
  const judul = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) judul.current?.focus()
  }, [focus])
  const belum = butir.filter(({ kode }) => !jawaban[kode]).length
  const kini = butir[halaman]

  function open(next: number) {
    setHalaman(next)
    requestAnimationFrame(() => judul.current?.focus())
  }

  return (
    <div className={classes.lembar}>
      <p className={classes.kemajuan} role="status">
        {formatNumber(last - belum)} dari {formatNumber(last)} pertanyaan dijawab
      </p>
      <ol className={classes.nomor} aria-label="Pertanyaan">
        {butir.map(({ kode }, index) => (
          <li key={kode}>
            <button
              type="button"
              aria-current={index === halaman ? 'step' : undefined}
              aria-label={`Pertanyaan ${index + 1}, ${jawaban[kode] ? 'sudah dijawab' : 'belum dijawab'}`}
              data-dijawab={jawaban[kode] ? true : undefined}
              onClick={() => open(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-current={halaman === last ? 'step' : undefined}
            onClick={() => open(last)}
          >
            Responden
          </button>
        </li>
      </ol>
      {kini ? (
        <section className={classes.halaman} aria-labelledby="judul-butir">
          <h2 id="judul-butir" ref={judul} tabIndex={-1}>
            {kini.kode}. {kini.teks}
          </h2>
          <fieldset className={classes.jawaban} aria-labelledby="judul-butir">
            <ChoiceButtons
              key={kini.kode}
              name={`${name}-${kini.kode}`}
              choices={skala.map((label, index) => ({ value: index + 1, label }))}
              value={jawaban[kini.kode] ?? null}
              onChange={(nilai) => onChange({ jawaban: { ...jawaban, [kini.kode]: nilai } })}
              onPick={() => open(openAfter(halaman, { ...jawaban, [kini.kode]: 1 }))}
            />
          </fieldset>
        </section>
      ) : (
        <section className={classes.halaman} aria-labelledby="judul-orang">
          <h2 id="judul-orang" ref={judul} tabIndex={-1}>
            Tentang responden
          </h2>
          <OrangFields name={name} sasaran={survei.sasaran} content={content} onChange={onChange} />
          {!salah && <Hasil survei={survei} jawaban={jawaban} />}
        </section>
      )}
      <div className={classes.kaki}>
        {salah && (
          <p>
            <Icon of={IconLock} size={16} />
            {belum > 0 ? `Jawab ${formatNumber(belum)} pertanyaan lagi untuk menyimpan.` : salah}
          </p>
        )}
        <div className={classes.langkah}>
          <Button
            variant="default"
            size="lg"
            aria-label="Pertanyaan sebelumnya"
            disabled={halaman === 0}
            onClick={() => open(halaman - 1)}
          >
            <Icon of={IconArrowLeft} />
          </Button>
          {halaman < last && belum > 0 && (
            <Button
              size="lg"
              variant="default"
              rightSection={<Icon of={IconArrowRight} />}
              onClick={() => open(halaman + 1)}
            >
              {halaman + 1 === last ? 'Lanjut: responden' : 'Lanjut'}
            </Button>
          )}
          {halaman === last && belum > 0 && (
            <Button size="lg" variant="default" onClick={() => open(openAfter(-1, jawaban))}>
              Ke pertanyaan yang belum dijawab
            </Button>
          )}
          {!salah && (
            <Button size="lg" leftSection={<Icon of={IconCheck} />} onClick={() => void onSave()}>
              Simpan, lanjut responden berikutnya
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function OrangFields({
  name,
  sasaran,
  content,
  onChange,
}: Pick<LembarRespondenProps, 'name' | 'content' | 'onChange'> & Pick<SurveiLapang, 'sasaran'>) {
  return (
    <div className={classes.orang}>
      <fieldset className={classes.jawaban}>
        <legend>Jenis kelamin (bila ada)</legend>
        <ChoiceButtons
          name={`${name}-kelamin`}
          choices={kelamin}
          value={content.jenis_kelamin ?? null}
          onChange={(jenis_kelamin) => onChange({ jenis_kelamin })}
        />
        {content.jenis_kelamin && (
          <Button variant="subtle" size="lg" onClick={() => onChange({ jenis_kelamin: null })}>
            Kosongkan jenis kelamin
          </Button>
        )}
      </fieldset>
      <NumberInput
        label="Usia (bila ada)"
        size="lg"
        min={10}
        max={110}
        hideControls
        value={content.usia ?? ''}
        onChange={(value) => onChange({ usia: typeof value === 'number' ? value : null })}
      />
      <TextInput
        label={sasaran === 'konsumen' ? 'Pekerjaan (bila ada)' : 'Komoditas dan lama berdagang (bila ada)'}
        size="lg"
        maxLength={150}
        value={content.keterangan ?? ''}
        onChange={(event) => onChange({ keterangan: event.currentTarget.value })}
      />
    </div>
  )
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
