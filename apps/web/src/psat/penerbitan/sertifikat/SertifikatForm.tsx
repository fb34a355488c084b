import { Button, Checkbox, Input } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { SertifikatDicetak } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { lampiranSertifikat } from '@portal/domain/psat/sertifikat/sertifikat.lampiran'
import { useEffect } from 'react'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import { levelOptions } from '#psat/pelaku/level-options.ts'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { BarisKoreksi } from '#psat/penerbitan/sertifikat/BarisKoreksi.tsx'
import { formCetak, isianOf, isLingkup, lingkupText } from '#psat/penerbitan/sertifikat/isian-cetak.ts'
import { Pratinjau } from '#psat/penerbitan/sertifikat/Pratinjau.tsx'
import { useCetak } from '#psat/penerbitan/sertifikat/use-cetak.ts'
import { usePratinjau } from '#psat/penerbitan/sertifikat/use-pratinjau.ts'

interface SertifikatFormProps {
  berkas: BerkasPengajuan
  siap: boolean
  awal: SertifikatDicetak
  ulang?: { onClose: () => void } | undefined
}

export function SertifikatForm({ berkas, siap, awal, ulang }: SertifikatFormProps) {
  const sppb = awal.baris.some(({ kunci }) => kunci === 'level')
  const lampiran = lampiranSertifikat(berkas.auditType, berkas.jenisPengajuan, berkas.salinan)
  const cetak = useCetak(berkas, siap, ulang)
  const form = useZodForm({
    schema: formCetak({ berlevel: sppb, ulang: ulang !== undefined }),
    initialValues: {
      level:
        Number(awal.baris.find(({ kunci }) => kunci === 'level')?.nilai) ||
        (berkas.salinan.izin_asal?.level ?? null),
      ruang_lingkup: lingkupText(awal),
      penandatangan: awal.penandatangan.nama,
      jabatan_penandatangan: awal.penandatangan.jabatan,
      nip_penandatangan: awal.penandatangan.nip ?? '',
      koreksi: {},
      lewati_lampiran: [],
      alasan: '',
    },
    labels: {
      level: 'Level',
      ruang_lingkup: 'Ruang lingkup',
      penandatangan: 'Nama penanda tangan',
      jabatan_penandatangan: 'Jabatan penanda tangan',
      nip_penandatangan: 'NIP penanda tangan',
      alasan: 'Alasan penerbitan ulang',
      ...Object.fromEntries(awal.baris.map(({ kunci, label }) => [`koreksi.${kunci}`, label])),
    },
    draftKey: `sertifikat-${ulang ? 'ulang-' : ''}${berkas.uuid}`,
    onSubmit: (values) => cetak(values, awal),
  })
  const first = ulang && form.field('alasan').id
  useEffect(() => {
    if (first) document.getElementById(first)?.focus()
  }, [first])
  const { values } = form.form
  const [isian] = useDebouncedValue(isianOf(values, awal), 900)
  const pratinjau = usePratinjau(berkas, isian)
  const koreksi = values.koreksi ?? {}
  const lewati = values.lewati_lampiran ?? []
  return (
    <>
      <Section
        title={ulang ? 'Terbitkan ulang sertifikat' : 'Sertifikat'}
        text={
          ulang
            ? 'Untuk sertifikat yang salah cetak. Nomor, kode verifikasi, dan masa berlakunya tetap; cetakan baru bernomor urut.'
            : 'Isinya dari kiriman terakhir pemohon. Lengkapi yang belum ada, lalu periksa pratinjaunya.'
        }
      >
        <Form
          form={form}
          submitLabel={ulang ? 'Terbitkan ulang' : 'Terbitkan sertifikat'}
          aria-label="Sertifikat"
          extraActions={
            <>
              {ulang && (
                <Button size="lg" variant="default" onClick={ulang.onClose}>
                  Batal
                </Button>
              )}
              {!siap && <span className={classes.quiet}>Simpan nomornya dahulu.</span>}
            </>
          }
        >
          {ulang && (
            <TextareaField {...form.field('alasan')} help="Apa yang salah pada cetakan sebelumnya." />
          )}
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
            baris={(pratinjau.data ?? awal).baris.filter(({ kunci }) => !(sppb && isLingkup(kunci)))}
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
        </Form>
      </Section>
      <Pratinjau pratinjau={pratinjau} />
    </>
  )
}
