import buttons from '#platform/light/button.module.css'
import { useUser } from '#platform/session/use-session.ts'
import classes from './auth.module.css'

/** Tells somebody who came from OSS for the first time that an account exists now, and how to sign in next time. */
export function AkunBaru({ onNext }: { onNext: () => void }) {
  const user = useUser()
  return (
    <>
      <h1>Akun Anda sudah dibuat</h1>
      <p className={classes.lead} role="status">
        Nama pengguna Anda di portal ini <b>{user?.username}</b>
        {user?.perusahaan && `, untuk ${user.perusahaan.nama_perseroan}`}.
      </p>
      <p>
        Lain kali masuk dengan cara yang sama, dari izin Anda di OSS. Untuk masuk tanpa OSS, keluar lalu pilih{' '}
        <b>Lupa kata sandi</b> di halaman masuk: tautan untuk membuat kata sandi dikirim ke{' '}
        {user?.email ? <b>{user.email}</b> : 'surel Anda, setelah diisi di Profil'}.
      </p>
      <div className={classes.choices}>
        <button type="button" className={buttons.button} data-kind="primary" data-size="lg" onClick={onNext}>
          Lanjut
        </button>
      </div>
    </>
  )
}
