import { publicTopBar } from '@portal/domain/portal/public-topbar'
import { useUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Mark } from '#platform/ui/mark/Mark.tsx'
import classes from '#portal/public/PublicFooter.module.css'

const services = publicTopBar.flatMap((item) => item.children ?? [])

export function PublicFooter() {
  const user = useUser()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <div>
            <div className={classes.brand}>
              <Mark size={32} inverse />
              <b>Portal Pangan Segar</b>
            </div>
            <p>
              Layanan perizinan, pengawasan, dan pasar pangan segar dari otoritas keamanan pangan pusat dan
              daerah.
            </p>
          </div>
          <nav aria-label="Layanan">
            <h2>Layanan</h2>
            {services.map((service) => (
              <AppLink key={service.label} to={service.to ?? '/'}>
                {service.label}
              </AppLink>
            ))}
            <AppLink to="/izin-mana">Belum yakin izin mana</AppLink>
            <AppLink to="/lacak">Lacak permohonan</AppLink>
          </nav>
          <nav aria-label="Periksa">
            <h2>Periksa</h2>
            <AppLink to="/okkp/registrasi">Izin dan sertifikat</AppLink>
            <AppLink to="/pasar/cari">Cari pasar</AppLink>
            <AppLink to="/okkp/sdm">Kompetensi SDM</AppLink>
            <AppLink to="/okkp/batas-cemaran">Batas cemaran</AppLink>
            <AppLink to="/data-terbuka">Data terbuka</AppLink>
            <AppLink to="/peringatan">Peringatan dan penarikan</AppLink>
            <AppLink to="/lapor">Laporkan pangan atau izin</AppLink>
          </nav>
          <nav aria-label="Tentang portal">
            <h2>Portal</h2>
            <AppLink to="/tentang">Tentang</AppLink>
            <AppLink to="/kontak">Kontak Kami</AppLink>
            <AppLink to="/panduan/semua">Panduan</AppLink>
            <AppLink to="/transparansi">Log transparansi</AppLink>
            {!user && (
              <>
                <AppLink to="/login">Masuk pelaku usaha</AppLink>
                <AppLink to="/admin/login">Masuk petugas</AppLink>
              </>
            )}
          </nav>
        </div>
        <p className={classes.closing}>© 2022 Portal Pangan Segar</p>
      </div>
    </footer>
  )
}
