-- Pictures that staff have uploaded. The file is written before its row and removed after it, so that a row always has
-- a file; a file without a row is swept.
create table uploads (
  key text primary key check (key ~ '^[a-z0-9]{26}$'),
  folder text not null check (folder in ('products', 'tours', 'transfers', 'blog', 'categories', 'company')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Of the file that is kept, not of the one that was sent.
  bytes integer not null check (bytes > 0),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index uploads_by_folder on uploads (folder, created_at desc);

alter table transfer_vehicles
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create index transfer_prices_by_vehicle on transfer_prices (vehicle_code);
