alter table psat.draf
  add column alur text not null default 'pengajuan' check (alur in ('pengajuan', 'berkas')),
  add column nomor text check (length(nomor) between 1 and 100);
comment on column psat.draf.alur is 'Alur berkas yang sedang ditulis: pengajuan pelaku usaha, atau berkas sekretariat.';
comment on column psat.draf.nomor is 'Nomor izin yang sudah ada pada berkas sekretariat; dipesan saat dikirim.';

alter table psat.pengajuan add column peminta_revisi text;
comment on column psat.pengajuan.peminta_revisi is 'Alur berkas: tahap yang meminta revisi terakhir; ke sanalah berkas kembali.';

alter table psat.tim_audit alter column surat_tugas drop not null;
comment on column psat.tim_audit.surat_tugas is 'Surat tugas; pada alur berkas auditor dipilih tanpa surat.';

create table psat.lampiran_teknis (
  pengajuan_id bigint primary key references psat.pengajuan,
  isian jsonb not null default '{}',
  perubahan jsonb,
  pengalihan jsonb,
  templat_lama boolean not null default false,
  data jsonb,
  sidik text,
  berkas text references platform.berkas (kunci),
  bertanda text references platform.berkas (kunci),
  cara_tanda text check (cara_tanda in ('di_sini', 'diunggah')),
  dibuat_oleh bigint references akun.pengguna,
  penyetuju bigint[] not null default '{}',
  diubah timestamptz not null
);
comment on table psat.lampiran_teknis is 'Lampiran teknis berkas sekretariat: data yang diisi, yang disetujui, dan PDF-nya.';
comment on column psat.lampiran_teknis.isian is 'Yang diisi petugas (infoPsat); selebihnya dari salinan berkas.';
comment on column psat.lampiran_teknis.data is 'Isi lampiran seperti yang dikirim untuk disetujui; sidik adalah hash-nya tanpa nomor OSS.';
comment on column psat.lampiran_teknis.berkas is 'PDF yang disetujui, belum bertanda tangan; bertanda adalah yang sudah.';
comment on column psat.lampiran_teknis.penyetuju is 'Yang sudah menyetujui, berurutan; kosong lagi bila dikembalikan.';
create index lampiran_teknis_pembuat on psat.lampiran_teknis (dibuat_oleh) where dibuat_oleh is not null;

create table psat.sidang_komtek (
  id bigint generated always as identity primary key,
  pengajuan_id bigint not null references psat.pengajuan,
  tanggal date not null,
  tempat text not null,
  hadir bigint[] not null,
  anggota integer not null,
  kuorum integer not null,
  keputusan text not null check (keputusan in ('accept', 'revision')),
  catatan text,
  berita_acara text not null references platform.berkas (kunci),
  oleh bigint not null references akun.pengguna,
  dibuat timestamptz not null
);
comment on table psat.sidang_komtek is 'Sidang komisi teknis sebuah berkas: yang hadir, kuorum, keputusan, dan berita acaranya.';
comment on column psat.sidang_komtek.anggota is 'Banyaknya anggota komisi (akun PVTPP aktif) saat itu.';
create index sidang_komtek_pengajuan on psat.sidang_komtek (pengajuan_id, id desc);
