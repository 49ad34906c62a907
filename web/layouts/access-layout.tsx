import { Outlet, useLocation } from 'react-router';
import { puffPuff } from '../pictures/puff-puff.ts';
import { strawberryDoughnuts } from '../pictures/strawberry-doughnuts.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { Logo } from './logo.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** A picture on the left, or above on a phone, and the form beside it. */
export default function AccessLayout() {
  const { pathname } = useLocation();
  const isAboutPassword = pathname === '/forgotpassword' || pathname === '/resetpassword';
  return (
    <div className="grid min-h-dvh grid-rows-[--spacing(47.5)_1fr] phone:grid-cols-2 phone:grid-rows-1">
      <div className="relative overflow-hidden bg-tint-pistachio phone:sticky phone:top-0 phone:h-dvh">
        <Picture
          picture={isAboutPassword ? strawberryDoughnuts : puffPuff}
          alt=""
          sizes="(width > 760px) 50vw, 100vw"
          className="absolute inset-0 size-full object-cover max-phone:object-[50%_60%]"
          priority
        />
        <span aria-hidden="true" className="drip absolute inset-x-0 top-0 text-honey phone:h-23" />
      </div>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="grid content-start justify-items-center px-5 py-7 phone:content-center phone:px-10 phone:py-12"
      >
        <div className="grid w-full max-w-form justify-items-start gap-5">
          <Logo className="phone:mb-7" />
          <div className="w-full">
            <Outlet />
          </div>
        </div>
      </main>
    </div>
  );
}
