import { izinTujuan, type KodeIzin } from '@portal/domain/psat/izin-mana/izin-mana'
import { IconCircleCheck } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './izin-mana.module.css'

/** The permits that this portal takes applications for, with their part of the page /psat. */
const diPortal: Partial<Record<KodeIzin, string>> = { sppb: 'sppb_psat', pl: 'izin_edar_pl' }

export function HasilIzin({
  kode,
  heading,
}: {
  kode: KodeIzin
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const izin = izinTujuan[kode]
  const bagian = diPortal[kode]
  return (
    <section className={classes.hasil} aria-labelledby="hasil">
      <p className={classes.urutan}>
        <Icon of={IconCircleCheck} size={20} />
        Yang Anda perlukan
      </p>
      <h2 id="hasil" ref={heading} tabIndex={-1}>
        {izin.nama}
      </h2>
      <p>{izin.arti}</p>
      <dl>
        <div>
          <dt>Diterbitkan oleh</dt>
          <dd>{izin.penerbit}</dd>
        </div>
        <div>
          <dt>Berlaku</dt>
          <dd>{izin.masa}</dd>
        </div>
      </dl>
      <h3>Yang perlu disiapkan</h3>
      <ul>
        {izin.siapkan.map((teks) => (
          <li key={teks}>{teks}</li>
        ))}
      </ul>
      <h3>Perlu diketahui</h3>
      <ul>
        {izin.catatan.map((teks) => (
          <li key={teks}>{teks}</li>
        ))}
      </ul>
      {bagian ? (
        <div className={classes.tombol}>
          <AppLink to="/psat/pengajuan/baru" className={buttons.button} data-kind="primary" data-size="lg">
            Ajukan di portal ini
          </AppLink>
          <AppLink to="/psat" hash={bagian} className={buttons.button} data-kind="plain" data-size="lg">
            Syarat, biaya, dan lama layanan
          </AppLink>
        </div>
      ) : (
        <>
          <p>
            Permohonannya dimulai di OSS dengan NIB Anda dan diproses di kantor itu; portal ini mencatat
            izinnya setelah terbit.
          </p>
          <div className={classes.tombol}>
            <AppLink to="/kontak" className={buttons.button} data-kind="primary" data-size="lg">
              Hubungi kami
            </AppLink>
            <AppLink to="/okkp/sdm" className={buttons.button} data-kind="plain" data-size="lg">
              Petugas di provinsi Anda
            </AppLink>
          </div>
        </>
      )}
    </section>
  )
}
