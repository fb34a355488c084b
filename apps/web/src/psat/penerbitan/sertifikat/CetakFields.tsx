import { Checkbox, Input } from '@mantine/core'
import type { SertifikatDicetak } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { lampiranSertifikat } from '@portal/domain/psat/sertifikat/sertifikat.lampiran'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import type { useZodForm } from '#platform/forms/use-zod-form.ts'
import { levelOptions } from '#psat/data-usaha/level-options.ts'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { BarisKoreksi } from '#psat/penerbitan/sertifikat/BarisKoreksi.tsx'
import { type formCetak, isLingkup } from '#psat/penerbitan/sertifikat/isian-cetak.ts'

interface CetakFieldsProps {
  hal: 'sertifikat' | 'lampiran'
  berkas: BerkasPengajuan
  form: ReturnType<typeof useZodForm<ReturnType<typeof formCetak>>>
  baris: SertifikatDicetak['baris']
}

export function CetakFields({ hal, berkas, form, baris }: CetakFieldsProps) {
  const sppb = baris.some(({ kunci }) => kunci === 'level')
  const lampiran = lampiranSertifikat(berkas.auditType, berkas.jenisPengajuan, berkas.salinan)
  const koreksi = form.form.values.koreksi ?? {}
  const lewati = form.form.values.lewati_lampiran ?? []
  return (
    <>
      {sppb && (
        <>
          <SelectField {...form.field('level')} options={levelOptions} />
          <TextareaField {...form.field('ruang_lingkup')} help="Satu baris untuk tiap ruang lingkup." />
        </>
      )}
      <div className={classes.pair}>
        <TextField {...form.field('penandatangan')} maxLength={150} />
        <TextField {...form.field('jabatan_penandatangan')} maxLength={150} />
        <TextField {...form.field('nip_penandatangan')} maxLength={30} optional />
      </div>
      <BarisKoreksi
        hal={hal}
        baris={baris.filter(({ kunci }) => !(sppb && isLingkup(kunci)))}
        koreksi={koreksi}
        onChange={(next) => form.form.setFieldValue('koreksi', next)}
      />
      {lampiran.length > 0 && (
        <Input.Wrapper
          label="Lampiran yang digabung"
          description="Lepas centang bila sebuah lampiran rusak dan tidak dapat dibaca."
        >
          <ul className={classes.annexes}>
            {lampiran.map(({ kunci, judul }) => (
              <li key={kunci}>
                <Checkbox
                  label={judul}
                  checked={!lewati.includes(kunci)}
                  onChange={(event) =>
                    form.form.setFieldValue(
                      'lewati_lampiran',
                      event.currentTarget.checked
                        ? lewati.filter((satu) => satu !== kunci)
                        : [...lewati, kunci],
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </Input.Wrapper>
      )}
    </>
  )
}
