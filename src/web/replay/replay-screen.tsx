import '../look/replay.css';
import { useEffect, useState } from 'react';
import { gameIdIn } from '../../protocol/index.js';
import { type Source, sourceOf } from '../links/address.js';
import { unpackText } from '../links/link.js';
import { server, serverAddress } from '../links/server.js';
import { recentGame } from '../session/recent-games.js';
import { useTable } from '../session/store.js';
import { openSession } from '../thread/client.js';
import { LINK_FAULTS, REPLAY } from '../words/replay.js';
import { forgetAnalysis } from './analysed.js';
import { type Fault, Landing } from './landing.js';
import { closeRecord, openRecord, useReplay } from './watch.js';
import { Watching } from './watching.js';

/** Any record, watched: what the address holds is opened, else one is asked for. */
export default function ReplayScreen({ rest }: { readonly rest: string }) {
  const [fault, setFault] = useState<Fault | null>(null);
  const [upTo, setUpTo] = useState<number | null>(null);
  const about = useReplay((state) => state.about);
  const moment = useTable((state) => state.moment);
  const source = sourceOf(rest);
  useEffect(() => {
    let left = false;
    closeRecord();
    forgetAnalysis();
    void openSource(sourceOf(rest), upTo).then((wrong) => !left && setFault(wrong));
    return () => {
      left = true;
      closeRecord();
    };
  }, [rest, upTo]);
  if (about !== null && moment?.replayed !== undefined) return <Watching about={about} moment={moment} />;
  if (source.from !== 'nothing' && fault === null) return <p className="opening">{REPLAY.opening}</p>;
  return <Landing fault={fault} watch={setUpTo} />;
}

/** Opens what the address names; what is wrong with it otherwise. */
async function openSource(source: Source, upTo: number | null): Promise<Fault | null> {
  if (source.from === 'nothing') return null;
  if (source.from === 'short') return openInShort(source.letters, source.at ?? 0, upTo ?? undefined);
  if (source.from === 'kept') return openKept(source.id, source.at ?? 0, upTo ?? undefined);
  const packed = source.from === 'link' ? source.packed : recentGame(source.id)?.packed;
  if (packed === undefined) return { faults: [REPLAY.gone], whole: -1 };
  const unpacked = await unpackText(packed);
  if ('fault' in unpacked) return { faults: [LINK_FAULTS[unpacked.fault](unpacked.at)], whole: -1 };
  return openRecord(unpacked.text, (source.from === 'link' ? source.at : null) ?? 0, upTo ?? undefined);
}

async function openInShort(letters: string, at: number, upTo?: number): Promise<Fault | null> {
  const { session } = await openSession();
  const told = await session.openShort(letters);
  return 'faults' in told ? { faults: told.faults, whole: -1 } : openRecord(told.written, at, upTo);
}

async function openKept(typed: string, at: number, upTo?: number): Promise<Fault | null> {
  const id = gameIdIn(typed);
  if (id === null) return { faults: [REPLAY.noId], whole: -1 };
  const kept = await server().kept(id);
  if (kept.ok) return openRecord(JSON.stringify(kept.value), at, upTo);
  const { is, sentence } = kept.error;
  const why = { unknown: REPLAY.notKept(serverAddress()), nobody: REPLAY.noServer, refused: sentence }[is];
  return { faults: [why], whole: -1 };
}
