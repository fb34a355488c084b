create table psat.penilaian_dokumen (
  pengajuan_id bigint not null references psat.pengajuan,
  tahap text not null,
  berkas text not null references platform.berkas (kunci),
  oleh bigint not null references akun.pengguna,
  waktu timestamptz not null,
  primary key (pengajuan_id, tahap, berkas)
);
comment on table psat.penilaian_dokumen is 'Dokumen yang dinyatakan sesuai oleh pemeriksanya pada sebuah tahap. Versi baru sebuah dokumen berkunci baru, jadi diperiksa lagi.';
