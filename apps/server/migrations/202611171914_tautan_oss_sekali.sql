-- A link of OSS signs in once; what was used is remembered longer than its token lives.
alter table akun.token_sekali drop constraint token_sekali_guna_check;
alter table akun.token_sekali add constraint token_sekali_guna_check
  check (guna in ('captcha', 'tantangan', 'lupa-sandi', 'undangan', 'totp', 'oss'));
comment on table akun.token_sekali is 'Token sekali pakai, hanya sidiknya: bukti captcha, tantangan yang sudah dipakai, tautan surel, tiket TOTP, tautan OSS yang sudah dipakai.';
