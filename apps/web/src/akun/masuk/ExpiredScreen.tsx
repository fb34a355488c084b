import buttons from '#platform/light/button.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './auth.module.css'
import { useOssEntry } from './OssEntry.tsx'

export function ExpiredScreen() {
  const address = useOssEntry()
  return (
    <>
      <PageTitle>Waktu masuk habis</PageTitle>
      <h1>Waktu masuk habis</h1>
      <p className={classes.lead}>
        Demi keamanan, waktu masuk berakhir sesudah beberapa lama; izin masuk dari OSS hanya berlaku sebentar
        dan sekali pakai. Tidak ada yang hilang: draf dan permohonan Anda tersimpan.
      </p>
      {address && (
        <>
          <p>Buka lagi permohonan Anda di OSS, lalu pilih “Penuhi persyaratan”.</p>
          <p className={classes.way}>
            <a className={buttons.button} data-kind="primary" data-size="md" href={address}>
              Kembali ke OSS
            </a>
          </p>
        </>
      )}
      <p className={classes.way}>
        <AppLink
          className={buttons.button}
          data-kind={address ? 'plain' : 'primary'}
          data-size="md"
          to="/login"
        >
          Masuk dengan nama pengguna
        </AppLink>
      </p>
    </>
  )
}
