import { Button, TextInput } from '@mantine/core'
import {
  type AspekKode,
  type JawabanButir,
  jawabanButir,
  jawabanLabels,
  nilaiAspek,
  nilaiSementara,
  nilaiTotal,
  skorOf,
} from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { aspekSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import { formatNumber } from '@portal/domain/platform/format'
import {
  IconArrowLeft,
  IconArrowRight,
  IconCheck,
  IconLock,
  IconNote,
  IconTilde,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import type { ButirEntri } from '#pasar/sanitasi/entri-sanitasi.ts'
import classes from '#pasar/sanitasi/lembar.module.css'
import { Nilai } from '#pasar/sanitasi/nilai.tsx'
import { RentangNilai } from '#pasar/sanitasi/RentangNilai.tsx'
import { type Choice, ChoiceButtons } from '#platform/forms/ChoiceButtons.tsx'
import { Icon } from '#platform/icon/Icon.tsx'

interface LembarSanitasiProps<B extends ButirEntri> {
  butir: readonly B[]
  onChange: (sopId: number, change: Partial<Pick<ButirEntri, 'jawaban' | 'catatan'>>) => void
  foto: (butir: B) => ReactNode
  head?: ReactNode
  /** A message above the buttons at the foot. */
  above?: ReactNode
  /** The button that finishes the sheet. It shows on the last aspect, and everywhere once all items are answered. */
  children: ReactNode
}

const looks = {
  ya: { icon: IconCheck, tone: 'ok' },
  sebagian: { icon: IconTilde, tone: 'warn' },
  tidak: { icon: IconX, tone: 'bad' },
} as const
const pilihan: readonly Choice<JawabanButir>[] = jawabanButir.map((value) => ({
  value,
  label: jawabanLabels[value],
  ...(value in looks ? looks[value as keyof typeof looks] : {}),
}))

/** Note and camera stand open only where something is wrong or already written. */
const needsDetail = ({ jawaban, catatan, foto }: ButirEntri) =>
  jawaban === 'sebagian' || jawaban === 'tidak' || catatan !== '' || foto.length > 0

export function LembarSanitasi<B extends ButirEntri>({
  butir,
  onChange,
  foto,
  head,
  above,
  children,
}: LembarSanitasiProps<B>) {
  const aspek = nilaiAspek(butir)
  const [terbuka, setTerbuka] = useState<AspekKode | undefined>(aspek[0]?.aspek_kode)
  const judul = useRef<HTMLHeadingElement>(null)
  const dijawab = butir.filter(({ jawaban }) => jawaban !== null).length
  // An incomplete sheet has a provisional score but no rating.
  const [lengkap, sementara] = [dijawab === butir.length, nilaiSementara(aspek)]
  const urutan = aspek.findIndex(({ aspek_kode }) => aspek_kode === terbuka)
  const kini = aspek[urutan]
  const [balik, lanjut] = [aspek[urutan - 1], aspek[urutan + 1]]
  const [diminta, setDiminta] = useState<ReadonlySet<number>>(new Set())

  function open(kode: AspekKode) {
    setTerbuka(kode)
    requestAnimationFrame(() => judul.current?.focus())
  }

  return (
    <div className={classes.lembar}>
      {head}
      <div className={classes.skor} role="status">
        <span>{lengkap ? 'Nilai' : 'Nilai sementara'}</span>
        <b>
          {lengkap ? (
            <Nilai {...skorOf(nilaiTotal(aspek))} />
          ) : sementara === null ? (
            '–'
          ) : (
            formatNumber(sementara, 1)
          )}
        </b>
        <span>
          {formatNumber(dijawab)} dari {formatNumber(butir.length)} butir
        </span>
        {sementara !== null && (
          <div className={classes.rentang}>
            <RentangNilai nilai={sementara} bernama />
          </div>
        )}
      </div>
      <ul className={classes.aspek} aria-label="Aspek">
        {aspek.map(({ aspek_kode, nilai, dijawab: n, butir: semua }) => (
          <li key={aspek_kode}>
            <button type="button" aria-pressed={aspek_kode === terbuka} onClick={() => open(aspek_kode)}>
              <b>{aspekSanitasi[aspek_kode]}</b>
              <span>
                {nilai !== null && `${formatNumber(nilai, 1)} · `}
                {n}/{semua}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {kini && (
        <section aria-labelledby="judul-aspek">
          <h2 id="judul-aspek" ref={judul} tabIndex={-1}>
            {aspekSanitasi[kini.aspek_kode]}
          </h2>
          {butir
            .filter(({ aspek_kode }) => aspek_kode === terbuka)
            .map((satu) => (
              <fieldset key={satu.sop_id} className={classes.butir}>
                <legend>
                  <b>{satu.kode}</b> <span>{satu.nama}</span>
                </legend>
                <ChoiceButtons
                  name={`butir-${satu.sop_id}`}
                  choices={pilihan}
                  value={satu.jawaban}
                  onChange={(jawaban) => onChange(satu.sop_id, { jawaban })}
                />
                {needsDetail(satu) || diminta.has(satu.sop_id) ? (
                  <div className={classes.lanjutan}>
                    <TextInput
                      aria-label={`Catatan butir ${satu.kode}`}
                      placeholder="Tulis catatan"
                      size="lg"
                      maxLength={500}
                      value={satu.catatan}
                      onChange={(event) => onChange(satu.sop_id, { catatan: event.currentTarget.value })}
                    />
                    {foto(satu)}
                  </div>
                ) : (
                  satu.jawaban !== null && (
                    <Button
                      className={classes.catatan}
                      variant="subtle"
                      size="lg"
                      leftSection={<Icon of={IconNote} size={16} />}
                      aria-label={`Catatan atau foto butir ${satu.kode}`}
                      onClick={() => setDiminta((all) => new Set([...all, satu.sop_id]))}
                    >
                      Catatan atau foto
                    </Button>
                  )
                )}
              </fieldset>
            ))}
        </section>
      )}
      {above}
      <div className={classes.kaki}>
        {!lengkap && (
          <p>
            <Icon of={IconLock} size={16} />
            Masih {formatNumber(butir.length - dijawab)} butir belum dinilai.
          </p>
        )}
        <div className={classes.langkah}>
          <Button
            variant="default"
            size="lg"
            aria-label={balik ? `Kembali: ${aspekSanitasi[balik.aspek_kode]}` : 'Kembali'}
            disabled={!balik}
            onClick={() => balik && open(balik.aspek_kode)}
          >
            <Icon of={IconArrowLeft} />
          </Button>
          {lanjut && (
            <Button
              variant={lengkap ? 'default' : 'filled'}
              size="lg"
              rightSection={<Icon of={IconArrowRight} />}
              onClick={() => open(lanjut.aspek_kode)}
            >
              Lanjut: {aspekSanitasi[lanjut.aspek_kode]}
            </Button>
          )}
          {(lengkap || !lanjut) && children}
        </div>
      </div>
    </div>
  )
}
