import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommandPalette } from './CommandPalette';
import { placesOf } from './places';
import { ShortcutHelp } from './ShortcutHelp';
import { useShortcutKeys } from './useShortcutKeys';

/** The keys that work everywhere behind the sign-in, and the two windows they open. */
export function Shortcuts({ userType }: { userType: string }) {
  const [shown, setShown] = useState<'palette' | 'help' | null>(null);
  const navigate = useNavigate();
  useShortcutKeys({
    onPalette: () => setShown('palette'),
    onHelp: () => setShown('help'),
    onGo: (letter) => {
      const place = placesOf(userType).find((known) => known.letter === letter);
      if (place) void navigate(place.to);
    },
  });
  const close = () => setShown(null);
  return (
    <>
      <CommandPalette userType={userType} open={shown === 'palette'} onClose={close} />
      <ShortcutHelp userType={userType} open={shown === 'help'} onClose={close} />
    </>
  );
}
