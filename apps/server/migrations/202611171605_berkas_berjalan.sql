-- Files under way in the order they came: from the oldest on, ten years of ended ones lie before the first of them.
create index pengajuan_berjalan on psat.pengajuan (audit_type, dibuat, id) where selesai is null;
