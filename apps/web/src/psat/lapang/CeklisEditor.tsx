import { dayInJakarta } from '@portal/domain/platform/format'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { BagianCeklis } from '#psat/lapang/BagianCeklis.tsx'
import classes from '#psat/lapang/CeklisEditor.module.css'
import { useFotoButir } from '#psat/lapang/foto/use-foto-butir.ts'
import { KemajuanCeklis } from '#psat/lapang/KemajuanCeklis.tsx'
import { type AuditLapang, usePengisianCeklis } from '#psat/lapang/use-ceklis.ts'
import type { Meja } from '#psat/meja/use-meja.ts'

/** Filled in on a phone beside the conveyor belt: large buttons, saved by itself, nothing lost without a signal. */
export function CeklisEditor({ meja, audit }: { meja: Meja; audit: AuditLapang }) {
  const { uuid, temuan } = meja.berkas
  const pengisian = usePengisianCeklis(uuid, audit)
  const { dipulihkan, tanggal, jawaban, simpan, nilai } = pengisian
  const foto = useFotoButir(uuid, (kode, kunci) => nilai(kode, { foto: kunci }))
  return (
    <section className={classes.panel} aria-label="Daftar periksa audit lapang">
      <KemajuanCeklis
        isi={audit.isi}
        jawaban={jawaban}
        simpan={simpan}
        fotoTertunda={foto.berjalan.size}
        dipulihkan={dipulihkan}
        onCobaLagi={() => {
          void pengisian.simpanSekarang()
          foto.cobaLagi()
        }}
      />
      <div className={classes.intro}>
        <p>
          Daftar periksa versi {audit.ceklis_versi}. Penilaian tersimpan sendiri dan dapat diisi bergantian
          oleh anggota tim.
        </p>
        <DateField
          id="tanggal-audit-lapang"
          name="tanggal"
          label="Tanggal audit lapang"
          maxDate={dayInJakarta(Date.now())}
          value={tanggal}
          error={undefined}
          onChange={(day) => pengisian.isiTanggal(typeof day === 'string' ? day : null)}
        />
      </div>
      <ol>
        {audit.isi.map((bagian, index) => (
          <BagianCeklis
            key={bagian.kode}
            bagian={bagian}
            jawaban={jawaban}
            temuan={temuan}
            foto={foto}
            terbuka={index === awalTerbuka(audit)}
            onNilai={nilai}
            onTemuan={(butir, nilai) =>
              meja.setForm({
                bidang: butir.kode,
                label: butir.uraian,
                lapangan: { uraian: nilai.catatan, foto: nilai.foto },
              })
            }
            onLihat={(id) => meja.select(id)}
          />
        ))}
      </ol>
    </section>
  )
}

/** The first part with something left to judge. */
function awalTerbuka({ isi, jawaban }: AuditLapang): number {
  return isi.findIndex(({ butir }) => butir.some(({ kode }) => !jawaban[kode]?.nilai))
}
