import { Button } from '@mantine/core'
import { formatDateTime } from '@portal/domain/platform/format'
import { openStored } from '#platform/files/open-stored.ts'
import { Section } from '#platform/page/Section.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import type { Penerbitan } from '#psat/penerbitan/use-penerbitan.ts'

/** Shows the OSS number of the certificate and all versions of the licence that OSS signed. */
export function IzinTerbitOss({ oss }: { oss: Penerbitan['oss'] }) {
  if (!oss || (oss.nomor === null && oss.izin_terbit.length === 0)) return null
  return (
    <Section
      title="Izin di OSS"
      text={
        oss.izin_terbit.length > 0
          ? 'Izin yang digabung dan ditandatangani OSS.'
          : 'Izin yang ditandatangani OSS masuk sendiri ke sini setelah OSS mencetaknya.'
      }
    >
      {oss.nomor && (
        <p>
          Nomor PB-UMKU <b>{oss.nomor}</b>
        </p>
      )}
      <ul className={classes.prints}>
        {oss.izin_terbit.map(({ berkas, diterima, galat }, index) => (
          <li key={diterima}>
            <p className={classes.quiet}>
              {index === 0 ? 'Diterima' : 'Versi sebelumnya, diterima'} {formatDateTime(diterima)}
            </p>
            {berkas ? (
              <div className={classes.links}>
                <Button variant="default" onClick={() => openStored(berkas)}>
                  Buka izin OSS
                </Button>
              </div>
            ) : (
              <p>{galat ? `Belum dapat diambil dari OSS: ${galat}` : 'Sedang diambil dari OSS.'}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
