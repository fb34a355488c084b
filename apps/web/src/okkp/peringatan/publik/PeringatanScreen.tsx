import { alamatFeed } from '@portal/domain/okkp/peringatan/peringatan.rules'
import { formatDate } from '@portal/domain/platform/format'
import { IconRss, IconShieldCheck } from '@tabler/icons-react'
import { PeringatanBadge } from '#okkp/peringatan/publik/PeringatanBadge.tsx'
import classes from '#okkp/peringatan/publik/peringatan.module.css'
import { usePeringatanPublik } from '#okkp/peringatan/publik/use-peringatan-publik.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { PencarianPage } from '#platform/light/pencarian/PencarianPage.tsx'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

/** All published warnings, including withdrawn ones. */
export function PeringatanScreen({ page }: { page: number }) {
  const { data, error, retry } = usePeringatanPublik(page)
  return (
    <div className={classes.halaman}>
      <PageTitle
        description="Peringatan dan penarikan pangan segar dari otoritas keamanan pangan: apa yang terjadi, bets dan izinnya, dan apa yang harus dilakukan."
        data={import.meta.env.SSR && pageOf('CollectionPage', 'Peringatan dan penarikan pangan segar')}
      >
        Peringatan dan penarikan
      </PageTitle>
      <header className={classes.kepala}>
        <div>
          <h1>Peringatan dan penarikan pangan segar</h1>
          <p>
            Diterbitkan otoritas keamanan pangan. Yang dikoreksi atau dicabut tetap dapat dibaca, dengan
            alasannya.
          </p>
        </div>
        <a href={alamatFeed} className={buttons.button} data-kind="plain" data-size="md">
          <Icon of={IconRss} />
          Ikuti lewat pembaca berita
        </a>
      </header>
      {error ? (
        <ErrorState title="Peringatan belum dapat dimuat" error={error} onRetry={retry} />
      ) : !data ? (
        <LoadingRows rows={4} />
      ) : data.data.length === 0 ? (
        <EmptyState
          icon={IconShieldCheck}
          title="Tidak ada peringatan"
          text="Belum ada peringatan atau penarikan yang diterbitkan."
        />
      ) : (
        <>
          <ul className={classes.daftar}>
            {data.data.map((one) => (
              <li key={one.id}>
                <p className={classes.baris}>
                  <PeringatanBadge {...one} />
                  <time dateTime={one.diperbarui}>{formatDate(one.diperbarui)}</time>
                </p>
                <h2>
                  <AppLink to={`/peringatan/${one.id}`}>{one.judul}</AppLink>
                </h2>
                <p className={classes.kecil}>
                  {[one.pangan, one.bets && `bets ${one.bets}`, one.provinsi ?? 'seluruh Indonesia']
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
          <PencarianPage
            meta={data.meta}
            to="/peringatan"
            unit="peringatan"
            searchOf={(next) => ({ page: next })}
          />
        </>
      )}
      <p className={classes.kecil}>
        Menemukan pangan atau izin yang mencurigakan?{' '}
        <AppLink to="/lapor" className={classes.tautan}>
          Laporkan, boleh tanpa nama
        </AppLink>
        .
      </p>
    </div>
  )
}
