-- What a receiver has been delivered, newest first.
create index parcels_receiver_delivered on parcels (receiver_id, updated_at desc, id desc)
  where delivery_status = 'DELIVERED';
