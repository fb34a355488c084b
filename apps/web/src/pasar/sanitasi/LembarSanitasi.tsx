import { TextInput } from '@mantine/core'
import {
  type AspekKode,
  jawabanButir,
  jawabanLabels,
  nilaiAspek,
  nilaiSementara,
  nilaiTotal,
  skorOf,
} from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { aspekSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { type ReactNode, useRef, useState } from 'react'
import type { ButirEntri } from '#pasar/sanitasi/entri-sanitasi.ts'
import classes from '#pasar/sanitasi/lembar.module.css'
import { Nilai } from '#pasar/sanitasi/nilai.tsx'

interface LembarSanitasiProps<B extends ButirEntri> {
  butir: readonly B[]
  onChange: (sopId: number, change: Partial<Pick<ButirEntri, 'jawaban' | 'catatan'>>) => void
  foto: (butir: B) => ReactNode
  head?: ReactNode
  children: ReactNode
}

export function LembarSanitasi<B extends ButirEntri>({
  butir,
  onChange,
  foto,
  head,
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
  const lanjut = aspek[urutan + 1]

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
                  <b>{satu.kode}</b> {satu.nama}
                </legend>
                <div className={classes.pilihan}>
                  {jawabanButir.map((jawaban) => (
                    <label key={jawaban} data-jawaban={jawaban}>
                      <input
                        type="radio"
                        name={`butir-${satu.sop_id}`}
                        checked={satu.jawaban === jawaban}
                        onChange={() => onChange(satu.sop_id, { jawaban })}
                      />
                      {jawabanLabels[jawaban]}
                    </label>
                  ))}
                </div>
                {satu.jawaban !== null && (
                  <div className={classes.lanjutan}>
                    <TextInput
                      aria-label={`Catatan butir ${satu.kode}`}
                      placeholder="Tulis catatan"
                      maxLength={500}
                      value={satu.catatan}
                      onChange={(event) => onChange(satu.sop_id, { catatan: event.currentTarget.value })}
                    />
                    {foto(satu)}
                  </div>
                )}
              </fieldset>
            ))}
        </section>
      )}
      <div className={classes.langkah}>
        {lanjut && (
          <button type="button" className={classes.lanjut} onClick={() => open(lanjut.aspek_kode)}>
            Lanjut: {aspekSanitasi[lanjut.aspek_kode]}
          </button>
        )}
        {children}
      </div>
    </div>
  )
}
