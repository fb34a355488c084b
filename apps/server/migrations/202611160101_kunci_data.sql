create table platform.kunci_data (
  satu boolean primary key default true check (satu),
  bukti text not null,
  sejak timestamptz not null default now()
);
comment on table platform.kunci_data is 'Kunci mana yang menyegel nomor pribadi di basis data ini; satu baris.';
comment on column platform.kunci_data.bukti is 'Teks tetap yang disegel dengan kunci itu: dengan SESSION_SECRET lain hasilnya lain.';
comment on column akun.pengguna.nomor_identitas is 'Nomor identitas (NIK), disegel oleh aplikasi; yang sama tersegel sama.';
comment on column akun.perusahaan.npwp_perseroan is 'NPWP, disegel oleh aplikasi.';
comment on column oss.izin.no_identitas is 'Nomor identitas pemohon menurut OSS, disegel oleh aplikasi; yang sama tersegel sama.';
comment on column oss.izin.npwp_perseroan is 'NPWP menurut OSS, disegel oleh aplikasi.';
